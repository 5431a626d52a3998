import type { ComponentProps, ReactNode } from "react";
import { useInvalidate } from "~/admin/data/use-invalidate";
import type { useLeaveGuard } from "~/admin/shell/leave-guard";
import { useShowMessage } from "~/lib/message-atoms";
import { Button } from "~/ui/button";
import { Form } from "~/ui/form";
import * as shell from "~/words/admin";

/** What follows a change that is saved. @param dataKey first part of the key of what was changed */
export function useAfterSave(dataKey: string, text: string, onDone: () => void) {
  const show = useShowMessage();
  const invalidate = useInvalidate();
  return () => {
    show({ tone: "success", text });
    void invalidate(dataKey);
    onDone();
    return undefined;
  };
}

interface SetFormFrameProps {
  label: string;
  form: Omit<ComponentProps<typeof Form>, "children">;
  guard: ReturnType<typeof useLeaveGuard>;
  isBusy: boolean;
  onCancel: () => void;
  children: ReactNode;
}

/** Around the fields of a set of products. */
export const SetFormFrame = (props: SetFormFrameProps) => (
  <Form {...props.form} aria-label={props.label} className="grid gap-4">
    {props.children}
    <div className="flex flex-wrap gap-3">
      <Button type="submit" disabled={props.isBusy}>
        {props.isBusy ? shell.saving : shell.save}
      </Button>
      <Button tone="line" onClick={props.onCancel}>
        {shell.cancel}
      </Button>
    </div>
    {props.guard.dialog}
  </Form>
);
