import { Link } from "react-router-dom";
import { BRAND } from "~/lib/brand";
import { paths } from "~/lib/paths";
import { Mark, Wordmark } from "~/ui/brand";
import { LanguageLinks } from "~/ui/language-links";
import * as brand from "~/words/brand";
import * as words from "~/words/footer";
import * as frame from "~/words/frame";
import { BRAND_LINKS } from "./brand-links";

const HEADING = "mb-2 text-[13px] font-semibold text-ash";
const LINK = "flex min-h-11 min-w-11 items-center text-[15px] hover:underline";

interface FooterLink {
  to: string;
  label: string;
}

const SHOP_LINKS: readonly FooterLink[] = [
  { to: paths.shopFor("men"), label: words.men },
  { to: paths.shopFor("women"), label: words.women },
  { to: paths.shopFor("kids"), label: words.kids },
];
const HELP_LINKS: readonly FooterLink[] = [
  { to: paths.findOrder(), label: words.findOrder },
  { to: paths.returns(), label: words.returns },
  { to: paths.terms(), label: words.terms },
  { to: paths.privacy(), label: words.privacy },
  { to: paths.seller(), label: words.seller },
  { to: paths.dataAndOffline(), label: frame.dataAndOffline },
];

const linksOf = (links: readonly FooterLink[]) =>
  links.map(({ to, label }) => (
    <Link key={to} to={to} className={LINK}>
      {label}
    </Link>
  ));

function Column({ title, links }: { title: string; links: readonly FooterLink[] }) {
  return (
    <div>
      <h2 className={HEADING}>{title}</h2>
      {linksOf(links)}
    </div>
  );
}

export default function Footer() {
  return (
    <footer className="on-ink border-t border-[#3a3531] bg-ink text-chalk">
      <div className="wrap pt-14 pb-7">
        <div className="grid gap-8 md:grid-cols-[auto_1fr_2fr]">
          <Mark className="h-[58px] w-[50px] text-chalk" />
          <p className="max-w-[16ch] text-[20px] leading-tight font-[560] font-stretch-[115%]">
            {brand.tagline}
          </p>
          <div className="grid grid-cols-2 gap-7 md:grid-cols-3">
            <Column title={frame.shop} links={SHOP_LINKS} />
            <Column title={BRAND.name} links={BRAND_LINKS} />
            <div>
              <h2 className={HEADING}>{frame.delivery}</h2>
              {brand.delivery.map(({ where, promise }) => (
                <p key={where} className="mb-3 text-[15px] leading-[1.4]">
                  {where}
                  <br />
                  {promise}
                </p>
              ))}
            </div>
          </div>
        </div>
        <div className="mt-[52px] mb-[22px] text-[#2c2723]" aria-hidden="true">
          <Wordmark className="h-auto w-full" />
        </div>
        <nav aria-label={words.help} className="mb-3 flex flex-wrap gap-x-6">
          {linksOf(HELP_LINKS)}
        </nav>
        {__HAS_LANGUAGES__ && (
          <nav aria-label={frame.language} className="mb-3 flex flex-wrap gap-x-6">
            <LanguageLinks className={`${LINK} aria-current:font-bold`} />
          </nav>
        )}
        <p className="flex flex-wrap items-center justify-between gap-x-5 text-[13px] text-ash">
          <span>{words.rights(BRAND.name)}</span>
          {/* The service requires this credit where its rates are shown. */}
          <a
            href="https://www.exchangerate-api.com"
            className="inline-flex min-h-11 items-center hover:underline"
          >
            {words.ratesBy}
          </a>
          <span>{BRAND.place}</span>
        </p>
      </div>
    </footer>
  );
}
