import { Link } from "react-router-dom";
import { BRAND } from "~/lib/brand";
import { BRAND_LINKS, paths } from "~/lib/paths";
import { existing } from "~/lib/screens";
import { Mark, Wordmark } from "~/ui/brand";

const HEADING = "mb-2 text-[13px] font-semibold text-ash";
const LINK = "flex min-h-11 items-center text-[15px] hover:underline";

function Column({ title, links }: { title: string; links: Array<{ to: string; label: string }> }) {
  if (links.length === 0) return null;
  return (
    <div>
      <h2 className={HEADING}>{title}</h2>
      {links.map(({ to, label }) => (
        <Link key={to} to={to} className={LINK}>
          {label}
        </Link>
      ))}
    </div>
  );
}

export function Footer() {
  return (
    <footer className="on-ink border-t border-[#3a3531] bg-ink text-chalk">
      <div className="wrap pt-14 pb-7">
        <div className="grid gap-8 md:grid-cols-[auto_1fr_2fr]">
          <Mark className="h-[58px] w-[50px] text-chalk" />
          <p className="max-w-[16ch] text-[20px] leading-tight font-[560] font-stretch-[115%]">
            {BRAND.tagline}
          </p>
          <div className="grid grid-cols-2 gap-7 md:grid-cols-3">
            <Column
              title="Shop"
              links={[
                { to: paths.shopFor("men"), label: "Men" },
                { to: paths.shopFor("women"), label: "Women" },
                { to: paths.shopFor("kids"), label: "Kids" },
              ]}
            />
            <Column title={BRAND.name} links={existing(BRAND_LINKS)} />
            <div>
              <h2 className={HEADING}>Delivery</h2>
              {BRAND.delivery.map(({ where, promise }) => (
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
        <p className="flex flex-wrap justify-between gap-5 text-[13px] text-ash">
          <span>{`© ${new Date().getFullYear()} ${BRAND.name}. All rights reserved.`}</span>
          {/* The service asks for this credit where its rates are shown. */}
          <a href="https://www.exchangerate-api.com" className="hover:underline">
            Rates By Exchange Rate API
          </a>
          <span>{BRAND.place}</span>
        </p>
      </div>
    </footer>
  );
}
