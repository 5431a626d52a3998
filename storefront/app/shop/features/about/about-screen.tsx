import { paths } from "~/lib/paths";
import { useContent } from "~/lib/content";
import { ButtonLink } from "~/ui/button";
import { Story, STORY_TEXT } from "~/ui/story";
import { continueShopping } from "~/words/common";
import * as words from "~/words/about";

/** The full version of the start page's story. */
export function AboutScreen() {
  const { story } = useContent();
  return (
    <>
      <Story
        {...story}
        isFirst
        above={<h1 className="mb-4 text-[15px] font-strong text-ash">{words.title}</h1>}
      >
        <div className="mt-7 grid gap-4">
          {words.chapters.map((chapter) => (
            <p key={chapter} className={STORY_TEXT}>
              {chapter}
            </p>
          ))}
        </div>
      </Story>
      <nav aria-label={words.more} className="wrap flex flex-wrap gap-3 py-14">
        <ButtonLink to={paths.home()}>{continueShopping}</ButtonLink>
        <ButtonLink tone="line" to={paths.contact()}>
          {words.contact}
        </ButtonLink>
      </nav>
    </>
  );
}
