import { useContent } from "~/lib/content";
import { Story } from "~/ui/story";

/** As staff tell it now. */
export default function ToldStory() {
  return <Story {...useContent().story} />;
}
