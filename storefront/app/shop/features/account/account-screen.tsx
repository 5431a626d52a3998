import type { User } from "@strive/backend/contracts/accounts";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { useSetPopupMode } from "~/lib/account-atoms";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session";
import { LatePart } from "~/shop/late-part";
import { PAGE, PageHeader } from "~/shop/page-header";
import { BackLink } from "~/ui/back-link";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/account";
import { CreditSection } from "./credit-section";
import { DataSection } from "./data-section";
import { DeleteSection } from "./delete-section";
import { OrderDetail } from "./order-detail";
import { ORDER_PARAM } from "./order-path";
import { OrdersSection } from "./orders-section";
import { ProfileSection } from "./profile-section";
import { Section } from "./section";
import { useChangePasswordFields } from "~/lib/change-password-fields";
import { ChangePasswordForm } from "~/ui/change-password-fields";
import * as fields from "~/words/fields";
import { changePassword, phoneWaysQuery } from "./api";

function PasswordSection({ user }: { user: User }) {
  const { signIn } = useSession();
  const password = useChangePasswordFields({
    send: changePassword,
    onToken: (token) => signIn(token, user),
  });
  return (
    <Section title={fields.password} help={words.passwordHelp}>
      <ChangePasswordForm email={user.email} password={password} />
    </Section>
  );
}

const loadAddresses = () => import("./own-addresses");
const loadTextChoice = () => import("./text-choice");

const AddressesLoading = () => (
  <div role="status">
    <span className="sr-only">{words.addressesLoading}</span>
    <Skeleton className="h-[180px]" />
  </div>
);

const COLUMNS =
  "grid items-start gap-10 pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,460px)] lg:gap-16";
const BACK = <BackLink to={paths.home()}>{words.backToShop}</BackLink>;

function Loading() {
  return (
    <div className={PAGE}>
      <PageHeader title={words.title} back={BACK} />
      <div role="status" className={COLUMNS}>
        <span className="sr-only">{words.loading}</span>
        <Skeleton className="h-[320px]" />
        <Skeleton className="h-[420px]" />
      </div>
    </div>
  );
}

function GuestPrompt() {
  const open = useSetPopupMode();
  return (
    <EmptyState
      level={1}
      title={words.title}
      help={words.guestHelp}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={() => open("login")}>{words.login}</Button>
          <Button tone="line" onClick={() => open("register")}>
            {words.register}
          </Button>
        </div>
      }
    />
  );
}

/** To the server "own orders" of an admin are everybody's, and an admin is edited in the admin. */
function AdminSections() {
  return (
    <div className="grid max-w-[760px] gap-10 pt-8">
      <Section title={words.administrator} help={words.administratorHelp}>
        <ButtonLink to={`${paths.admin()}/settings`} className="justify-self-start">
          {words.openSettings}
        </ButtonLink>
      </Section>
      <DataSection />
    </div>
  );
}

function CustomerSections({ user }: { user: User }) {
  const { data: ways } = useQuery(phoneWaysQuery());
  const textChannels = ways?.textChannels ?? [];
  return (
    <div className={COLUMNS}>
      <div>
        <OrdersSection userId={user.id} />
      </div>
      <div className="grid gap-10">
        <CreditSection userId={user.id} />
        <Section title={words.addresses} help={words.addressesHelp}>
          <LatePart load={loadAddresses} loading={<AddressesLoading />}>
            {({ OwnAddresses }) => <OwnAddresses user={user} />}
          </LatePart>
        </Section>
        <ProfileSection user={user} hasPhoneLogin={ways?.phoneLogin === true} />
        {textChannels.length > 0 && (
          <LatePart load={loadTextChoice} loading={null}>
            {({ TextChoice }) => <TextChoice user={user} channels={textChannels} />}
          </LatePart>
        )}
        <PasswordSection user={user} />
        <DataSection />
        <DeleteSection />
      </div>
    </div>
  );
}

function Account({ user }: { user: User }) {
  return (
    <div className={PAGE}>
      <PageHeader
        title={words.title}
        back={BACK}
        aside={<p className="text-[15px] break-all text-ink-2">{user.email}</p>}
      />
      {user.role === "admin" ? <AdminSections /> : <CustomerSections user={user} />}
    </div>
  );
}

/** `/account`, and one order of it with `?order=`. Nothing personal until the browser knows who is here. */
export function AccountScreen() {
  const { status, user } = useSession();
  const [search] = useSearchParams();
  const orderId = search.get(ORDER_PARAM) ?? "";
  if (status === "loading") return <Loading />;
  if (user === null) return <GuestPrompt />;
  if (orderId !== "" && user.role !== "admin") {
    return <OrderDetail key={orderId} userId={user.id} orderId={orderId} />;
  }
  return <Account key={user.id} user={user} />;
}
