import { Button, Container, Heading, Skeleton, Text } from "@medusajs/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";

interface ShopSectionProps<Data> {
  title: string;
  /** Beside the title: a badge. */
  aside?: ReactNode;
  query: UseQueryResult<Data | null>;
  /** Shown when the shop does not know it. */
  missing: string;
  children: (data: Data) => ReactNode;
}

/** A section of a dashboard page: loading, failed with Retry, nothing known, or what there is. */
export function ShopSection<Data>({
  title,
  aside,
  query: { data, error, isPending, refetch },
  missing,
  children,
}: ShopSectionProps<Data>) {
  return (
    <Container className="divide-y p-0">
      <div className="flex items-center justify-between gap-4 px-6 py-4">
        <Heading level="h2">{title}</Heading>
        {aside}
      </div>
      {error !== null && (
        <div role="alert" className="flex items-center justify-between gap-4 px-6 py-4">
          <Text size="small" className="text-ui-fg-error">
            {error.message}
          </Text>
          <Button size="small" variant="secondary" onClick={() => void refetch()}>
            Retry
          </Button>
        </div>
      )}
      {isPending && (
        <div role="status" className="grid gap-2 px-6 py-4">
          <span className="sr-only">Loading</span>
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-5 w-1/2" />
        </div>
      )}
      {data === null && (
        <Text size="small" className="text-ui-fg-subtle px-6 py-4">
          {missing}
        </Text>
      )}
      {data !== undefined && data !== null && children(data)}
    </Container>
  );
}

/** A line of facts: name and value. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="text-ui-fg-subtle grid grid-cols-2 items-center gap-4 px-6 py-3">
    <Text size="small" weight="plus" leading="compact">
      {label}
    </Text>
    <div className="txt-small">{children}</div>
  </div>
);
