import type { ContentVersion } from "@strive/backend/contracts/content";
import {
  CONTENT_PARTS,
  shownAmong,
  type ContentPart,
} from "@strive/backend/contracts/content-parts";
import { useRef, type ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { failureText, useAdminQuery } from "~/admin/data/admin-query";
import { ContentTabs, FIRST_PART, PART_PARAM } from "~/admin/shell/content-tabs";
import { PageTitle } from "~/admin/shell/page-title";
import { useNow } from "~/admin/shell/use-now";
import { LoadError } from "~/ui/message";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/admin-content";
import { contentQuery } from "./api";
import { ContentActions, ContentForm } from "./content-form";
import { useContentForm } from "./use-content-form";
import { VersionsPanel } from "./versions-panel";

interface EditorProps {
  part: ContentPart;
  /** The newest first. */
  versions: readonly ContentVersion[];
  /** What is to be known of them. */
  children: ReactNode;
}

function Editor({ part, versions, children }: EditorProps) {
  // What has just been published is not later than now.
  const now = Math.max(useNow(), ...versions.map((one) => Date.parse(one.published_at)));
  const form = useContentForm(part, versions, shownAmong(versions, now));
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <PageTitle
        isFilling
        actions={<ContentActions form={form} onVersions={() => panel.current?.focus()} />}
      >
        {words.title}
      </PageTitle>
      <ContentTabs current={part} />
      {children}
      <div className="grid gap-4">
        <ContentForm part={part} form={form} />
        <div ref={panel} tabIndex={-1}>
          <VersionsPanel versions={versions} now={now} onBegin={form.begin} />
        </div>
      </div>
    </>
  );
}

/** What the shop's pages say, part by part. */
export function ContentScreen() {
  const [search] = useSearchParams();
  const part = CONTENT_PARTS.find((one) => one === search.get(PART_PARAM)) ?? FIRST_PART;
  const { data, error, isLoading, retry } = useAdminQuery(contentQuery(part));
  const failure = error !== null && (
    <div className="mb-4">
      <LoadError text={failureText(error)} onRetry={retry} />
    </div>
  );
  if (data) {
    return (
      <Editor key={part} part={part} versions={data.data}>
        {failure}
      </Editor>
    );
  }
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <ContentTabs current={part} />
      {failure}
      {isLoading && (
        <div role="status" className="grid gap-4">
          <p className="text-[14px] text-ink-2">{words.loading}</p>
          <Skeleton className="h-[320px]" />
        </div>
      )}
    </>
  );
}
