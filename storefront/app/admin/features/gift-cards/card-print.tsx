import type { StaffCreditDetail } from "@strive/backend/contracts/store-credit";
import ArrowLeft from "lucide-react/icons/arrow-left";
import Printer from "lucide-react/icons/printer";
import { failureText } from "~/admin/data/admin-query";
import { PageTitle } from "~/admin/shell/page-title";
import { Button } from "~/ui/button";
import { LoadError, Message } from "~/ui/message";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/admin-credit";
import * as fields from "~/words/fields";
import { CardSheet } from "./card-sheet";
import { isLost } from "./code-panel";
import { titleOf } from "./credit-texts";
import type { CodeState } from "./use-code";

interface CardPrintProps {
  card: StaffCreditDetail;
  query: CodeState["query"];
  onBack: () => void;
}

function NoCode({ query: { error, retry } }: Pick<CardPrintProps, "query">) {
  if (error === null) {
    return (
      <div role="status" className="grid gap-4">
        <span>{words.printLoading}</span>
        <Skeleton className="h-64 max-w-[148mm]" />
      </div>
    );
  }
  const why = failureText(error);
  if (isLost(error)) return <Message tone="danger">{why}</Message>;
  return <LoadError text={fields.failed(words.notShown, why)} onRetry={retry} />;
}

/** A card as it is printed, to be handed over. Nothing else may come onto the paper. */
export function CardPrint({ card, query, onBack }: CardPrintProps) {
  const { data: code } = query;
  return (
    <>
      <div className="print:hidden">
        <PageTitle
          actions={
            <>
              <Button tone="line" size="sm" onClick={onBack}>
                <ArrowLeft size={18} strokeWidth={1.6} aria-hidden="true" />
                {words.backToCard}
              </Button>
              <Button size="sm" disabled={code === undefined} onClick={() => window.print()}>
                <Printer size={18} strokeWidth={1.6} aria-hidden="true" />
                {words.print}
              </Button>
            </>
          }
        >
          {titleOf(card)}
        </PageTitle>
        {code === undefined && <NoCode query={query} />}
      </div>
      {code !== undefined && <CardSheet card={card} code={code} />}
    </>
  );
}
