import { useContent } from "~/lib/content";
import { Story } from "~/ui/story";

/** As staff tell it now. */
export const ToldStory = () => <Story {...useContent().story} />;
