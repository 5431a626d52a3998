import type { ComponentProps, ReactNode } from "react";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { useLeaveGuard } from "~/admin/shell/leave-guard";
import { useForm } from "~/lib/form";
import { useShowMessage } from "~/lib/message-atoms";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Form } from "~/ui/form";
import * as shell from "~/words/admin";
import { fieldOfWire } from "./set-values";

type FormOptions<Values extends object, Rules, Body> = Parameters<
  typeof useForm<Values, Rules, Body, unknown>
>[0];

interface SetFormOptions<Values extends object, Rules, Body> extends Pick<
  FormOptions<Values, Rules, Body>,
  "start" | "rules" | "check" | "send" | "failureText" | "onFailure"
> {
  /** First part of the key of what is changed. */
  dataKey: string;
  savedText: string;
  onDone: () => void;
}

/** The form of a set of products: it is left once it is saved, and not by accident before. */
export function useSetForm<Values extends object, Rules, Body>({
  dataKey,
  savedText,
  onDone,
  ...options
}: SetFormOptions<Values, Rules, Body>) {
  const show = useShowMessage();
  const invalidate = useInvalidate();
  const form = useForm<Values, Rules, Body, unknown>({
    ...options,
    nameOf: fieldOfWire,
    onDone: () => {
      guard.release();
      show({ tone: "success", text: savedText });
      void invalidate(dataKey);
      onDone();
      return undefined;
    },
  });
  const guard = useLeaveGuard(JSON.stringify(form.values) !== JSON.stringify(options.start));
  const frame = { form: form.form, guard, isBusy: form.isBusy, onCancel: onDone };
  return { ...form, frame };
}

interface SetFormFrameProps {
  label: string;
  form: Omit<ComponentProps<typeof Form>, "children">;
  guard: ReturnType<typeof useLeaveGuard>;
  isBusy: boolean;
  onCancel: () => void;
  /** Beside the fields, and below them where there is no room. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Around the fields of a set of products. */
export const SetFormFrame = (props: SetFormFrameProps) => (
  <Form
    {...props.form}
    aria-label={props.label}
    className={cx(
      "grid items-start gap-4",
      props.aside !== undefined && "xl:grid-cols-[minmax(0,1fr)_288px]",
    )}
  >
    <div className="grid min-w-0 gap-4">
      {props.children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={props.isBusy}>
          {props.isBusy ? shell.saving : shell.save}
        </Button>
        <Button tone="line" onClick={props.onCancel}>
          {shell.cancel}
        </Button>
      </div>
    </div>
    {props.aside}
    {props.guard.dialog}
  </Form>
);
