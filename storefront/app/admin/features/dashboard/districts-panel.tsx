import type { Dashboard } from "@strive/backend/contracts/dashboard";
import { useState } from "react";
import type { AdminQuery } from "~/admin/data/admin-query";
import { francs } from "~/admin/shell/order-money";
import * as words from "~/words/admin-dashboard";
import { Panel, PanelBody, PanelEmpty, PanelList } from "./panel";

const FIRST = 6;

function Districts({ districts }: { districts: Dashboard["districts"] }) {
  const [isLong, setIsLong] = useState(false);
  const most = Math.max(1, ...districts.map(({ orders }) => orders));
  return (
    <>
      <PanelList>
        {(isLong ? districts : districts.slice(0, FIRST)).map(({ district, orders, revenue }) => (
          <li key={district} className="py-2.5 text-[14.5px] leading-snug">
            <div className="flex items-baseline justify-between gap-3">
              <span className="font-medium">{district === "" ? words.collected : district}</span>
              <span className="text-[13px] whitespace-nowrap text-ink-3">{francs(revenue)}</span>
            </div>
            <div className="mt-1.5 flex items-center gap-3">
              <span aria-hidden="true" className="h-1.5 flex-1 bg-stone">
                <span
                  className="block h-full bg-ink"
                  style={{ width: `${(orders / most) * 100}%` }}
                />
              </span>
              <span className="min-w-16 text-right text-[13px] text-ink-2">
                {words.districtOrders(orders)}
              </span>
            </div>
          </li>
        ))}
      </PanelList>
      {districts.length > FIRST && !isLong && (
        <button type="button" onClick={() => setIsLong(true)} className="text-link mx-5 mb-3">
          {words.showAllDistricts(districts.length)}
        </button>
      )}
    </>
  );
}

/** Where orders go, the largest first; an empty district is the shop itself. */
export function DistrictsPanel({ query }: { query: AdminQuery<Dashboard> }) {
  return (
    <Panel title={words.districts} sub={words.districtsSub}>
      <PanelBody query={query} skeleton="h-[300px]" isToldAbove>
        {({ districts }) =>
          districts.length === 0 ? (
            <PanelEmpty>{words.noDistricts}</PanelEmpty>
          ) : (
            <Districts districts={districts} />
          )
        }
      </PanelBody>
    </Panel>
  );
}
