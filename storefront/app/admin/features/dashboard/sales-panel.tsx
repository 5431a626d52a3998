import type { Dashboard } from "@strive/backend/contracts/dashboard";
import { lazy, Suspense } from "react";
import type { AdminQuery } from "~/admin/data/admin-query";
import { useListParams } from "~/admin/data/list-params";
import { useIsWide } from "~/admin/shell/use-is-wide";
import { cx } from "~/ui/cx";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/admin-dashboard";
import {
  barsOf,
  labelled,
  MEASURES,
  measureText,
  PERIODS,
  type Bar,
  type Measure,
  type Period,
} from "./chart-bars";
import { Panel, PanelBody, PanelEmpty } from "./panel";

const BarChart = lazy(() => import("./bar-chart"));
/** Height of the chart and of its placeholder. */
const HEIGHT = 280;

const PERIOD_NAMES: Readonly<Record<Period, string>> = {
  "14d": words.days14,
  "30d": words.days30,
  "12m": words.months12,
};
const MEASURE_NAMES: Readonly<Record<Measure, string>> = {
  revenue: words.revenue,
  orders: words.orders,
};

interface SwitchProps<Value extends string> {
  label: string;
  names: Readonly<Record<Value, string>>;
  values: readonly Value[];
  current: Value;
  onChoose: (value: Value) => void;
}

/** A few buttons, one of them pressed. */
function Switch<Value extends string>(props: SwitchProps<Value>) {
  const { label, names, values, current, onChoose } = props;
  return (
    <div role="group" aria-label={label} className="flex border border-line-strong">
      {values.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === current}
          onClick={() => onChoose(value)}
          className={cx(
            "min-h-11 px-3 text-[13.5px] font-medium whitespace-nowrap focus-visible:-outline-offset-4",
            value === current ? "bg-ink text-white focus-visible:outline-white" : "hover:bg-stone",
          )}
        >
          {names[value]}
        </button>
      ))}
    </div>
  );
}

/** The same data as the bars, for screen readers. */
function BarTable({ bars, title, measure }: { bars: Bar[]; title: string; measure: Measure }) {
  const isMonths = bars[0]?.id.length === 7;
  return (
    // A table is never narrower than its content, so a wrapper hides it.
    <div className="sr-only">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{isMonths ? words.month : words.day}</th>
            <th scope="col">{MEASURE_NAMES[measure]}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.id}>
              <th scope="row">{bar.name}</th>
              <td>{bar.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const isOneOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  (values as readonly string[]).includes(text);

/** What the URL asks for; garbage is ignored. */
function useShown() {
  const params = useListParams(["period", "show"]);
  const { period, show } = params.values;
  return {
    period: isOneOf(PERIODS, period) ? period : "14d",
    measure: isOneOf(MEASURES, show) ? show : "revenue",
    choose: params.choose,
  } as const;
}

/** Revenue or orders over time. */
export function SalesPanel({ query }: { query: AdminQuery<Dashboard> }) {
  const { period, measure, choose } = useShown();
  const isWide = useIsWide();
  const title = words.chartTitle(MEASURE_NAMES[measure], PERIOD_NAMES[period]);
  return (
    <Panel title={title} sub={measure === "revenue" ? words.revenueSub : words.ordersSub}>
      <div className="flex flex-wrap gap-2.5 px-5 pt-3.5">
        <Switch
          label={words.shown}
          names={MEASURE_NAMES}
          values={MEASURES}
          current={measure}
          onChoose={(show) => choose({ show: show === "revenue" ? "" : show }, false)}
        />
        <Switch
          label={words.period}
          names={PERIOD_NAMES}
          values={PERIODS}
          current={period}
          onChoose={(next) => choose({ period: next === "14d" ? "" : next }, false)}
        />
      </div>
      <PanelBody query={query} skeleton="h-[280px]" isToldAbove>
        {(data) => {
          const bars = barsOf(data, period, measure);
          const sum = bars.reduce((total, { value }) => total + value, 0);
          const isEmpty = bars.every(({ value }) => value === 0);
          if (isEmpty) {
            return (
              <PanelEmpty>{measure === "revenue" ? words.noRevenue : words.noOrders}</PanelEmpty>
            );
          }
          return (
            <>
              <p className="px-5 pt-3.5 text-[14px] text-ink-2">
                <b className="font-strong text-ink">{measureText(measure, sum)}</b> {words.inAll}
              </p>
              <div className="px-3 pt-2 pb-3">
                <Suspense
                  fallback={
                    <div role="status">
                      <span className="sr-only">{words.chartLoading}</span>
                      <Skeleton className="h-[280px]" />
                    </div>
                  }
                >
                  <BarChart
                    bars={bars}
                    labels={labelled(bars, period, isWide)}
                    measure={measure}
                    label={`${title}. ${words.chartHelp}`}
                    height={HEIGHT}
                  />
                </Suspense>
              </div>
              <BarTable bars={bars} title={title} measure={measure} />
            </>
          );
        }}
      </PanelBody>
    </Panel>
  );
}
