import * as words from "~/words/contact";
import { PAGE } from "~/shop/page-header";
import { useShopContact } from "~/lib/shop-contact";
import { ChannelList } from "~/ui/channel-list";
import { MessageForm } from "./message-form";

export function ContactScreen() {
  const contact = useShopContact();
  return (
    <div className={PAGE}>
      <div className="grid gap-12 pt-[26px] md:grid-cols-2 md:gap-[clamp(40px,6vw,88px)]">
        <section aria-labelledby="via-title" className="min-w-0">
          <h1 id="via-title" className="mb-[30px] title-1">
            {words.via}
          </h1>
          <ChannelList contact={contact} />
        </section>
        <section aria-labelledby="send-title" className="min-w-0">
          <h2 id="send-title" className="mt-1.5 mb-[30px] title-2">
            {words.send}
          </h2>
          <MessageForm />
        </section>
      </div>
    </div>
  );
}
