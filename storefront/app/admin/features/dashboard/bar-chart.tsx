import {
  Bar as Bars,
  BarChart as Chart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
  type TooltipContentProps,
} from "recharts";
import { tickText, type Bar, type Measure } from "./chart-bars";

const TICK = { fontSize: 12, fontWeight: 500, fill: "var(--color-ink-3)" } as const;

function Tip({ active, payload }: TooltipContentProps) {
  const bar = payload[0]?.payload as Bar | undefined;
  if (!active || bar === undefined) return null;
  return (
    <div className="border border-ink bg-paper px-3 py-2 text-[13.5px] shadow-float">
      <p className="text-ink-2">{bar.name}</p>
      <p className="font-strong">{bar.text}</p>
    </div>
  );
}

interface BarChartProps {
  bars: readonly Bar[];
  /** Ids of those that are named along the axis. */
  labels: readonly string[];
  measure: Measure;
  /** What it shows, for those who come to it by keyboard. */
  label: string;
  height: number;
}

/**
 * Only the bars; a table beside them has the same data. Nothing is animated: the numbers are the
 * point. A file of its own, since the library is larger than the rest of the screen.
 */
export default function BarChart({ bars, labels, measure, label, height }: BarChartProps) {
  return (
    <ResponsiveContainer
      width="100%"
      height={height}
      // Until it is measured, and where it can't be (jsdom).
      initialDimension={{ width: 600, height }}
    >
      <Chart
        data={bars.map((bar) => ({
          ...bar,
          fill: bar.isNow ? "var(--color-red)" : "var(--color-ink)",
        }))}
        margin={{ top: 8, right: 20, bottom: 0, left: 0 }}
        barCategoryGap="22%"
        accessibilityLayer
        title={label}
      >
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis
          dataKey="id"
          ticks={[...labels]}
          tickFormatter={(id: string) => bars.find((bar) => bar.id === id)?.label ?? ""}
          tick={TICK}
          tickLine={false}
          axisLine={false}
          interval={0}
        />
        <YAxis
          width={52}
          tick={TICK}
          tickLine={false}
          axisLine={false}
          tickCount={4}
          allowDecimals={measure === "revenue"}
          tickFormatter={(value: number) => tickText(measure, value)}
        />
        <Tooltip
          content={Tip}
          cursor={{ fill: "var(--color-stone)" }}
          isAnimationActive={false}
          offset={12}
        />
        <Bars dataKey="value" isAnimationActive={false} />
      </Chart>
    </ResponsiveContainer>
  );
}
