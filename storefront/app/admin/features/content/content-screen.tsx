import type { ContentVersion } from "@strive/backend/contracts/content";
import {
  CONTENT_PARTS,
  shownAmong,
  type ContentPart,
} from "@strive/backend/contracts/content-parts";
import { useSearchParams } from "react-router-dom";
import { failureText, useAdminQuery } from "~/admin/data/admin-query";
import { ContentTabs, FIRST_PART, PART_PARAM } from "~/admin/shell/content-tabs";
import { PageTitle } from "~/admin/shell/page-title";
import { useNow } from "~/admin/shell/use-now";
import { LoadError } from "~/ui/message";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/admin-content";
import { contentQuery } from "./api";
import { ContentForm } from "./content-form";
import { useContentForm } from "./use-content-form";
import { VersionsPanel } from "./versions-panel";

interface EditorProps {
  part: ContentPart;
  /** The newest first. */
  versions: readonly ContentVersion[];
}

function Editor({ part, versions }: EditorProps) {
  // What has just been published is not later than now.
  const now = Math.max(useNow(), ...versions.map((one) => Date.parse(one.published_at)));
  const form = useContentForm(part, versions, shownAmong(versions, now));
  return (
    <div className="grid gap-4">
      <ContentForm part={part} form={form} />
      <VersionsPanel versions={versions} now={now} onBegin={form.begin} />
    </div>
  );
}

/** What the shop's pages say, part by part. */
export function ContentScreen() {
  const [search] = useSearchParams();
  const part = CONTENT_PARTS.find((one) => one === search.get(PART_PARAM)) ?? FIRST_PART;
  const { data, error, isLoading, retry } = useAdminQuery(contentQuery(part));
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <ContentTabs current={part} />
      {error !== null && (
        <div className="mb-4">
          <LoadError text={failureText(error)} onRetry={retry} />
        </div>
      )}
      {isLoading && (
        <div role="status" className="grid gap-4">
          <p className="text-[14px] text-ink-2">{words.loading}</p>
          <Skeleton className="h-[320px]" />
        </div>
      )}
      {data && <Editor key={part} part={part} versions={data.data} />}
    </>
  );
}
