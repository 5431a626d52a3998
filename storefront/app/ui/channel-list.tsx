import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import AtSign from "lucide-react/icons/at-sign";
import Camera from "lucide-react/icons/camera";
import Clapperboard from "lucide-react/icons/clapperboard";
import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import Music from "lucide-react/icons/music-2";
import Phone from "lucide-react/icons/phone";
import * as words from "~/words/contact";

const CHANNELS = [
  { name: "email", Icon: Mail },
  { name: "whatsapp", Icon: MessageCircle },
  { name: "phone", Icon: Phone },
  { name: "instagram", Icon: Camera },
  { name: "twitter", Icon: AtSign },
  { name: "tiktok", Icon: Music },
  { name: "youtube", Icon: Clapperboard },
] as const;

interface ChannelProps {
  channel: (typeof CHANNELS)[number];
  handle: string;
  href: string;
}

function Channel({ channel: { name, Icon }, handle, href }: ChannelProps) {
  const isElsewhere = href.startsWith("https:");
  return (
    <li>
      <a
        href={href}
        {...(isElsewhere && { target: "_blank", rel: "noopener noreferrer" })}
        className="grid min-h-[68px] grid-cols-[44px_1fr_auto] items-center gap-2 border-b border-line py-2 hover:text-red"
      >
        <Icon size={22} strokeWidth={1.5} aria-hidden="true" />
        <span className="min-w-0">
          <b className="block text-[16px] leading-[1.3] font-strong">{words[name]}</b>{" "}
          <span className="block text-[14px] break-words text-ink-2">{handle}</span>
          {isElsewhere && " "}
          {isElsewhere && <span className="sr-only">{words.newTab}</span>}
        </span>
        <ArrowUpRight size={18} strokeWidth={1.6} aria-hidden="true" />
      </a>
    </li>
  );
}

type Contact = Readonly<
  Partial<Record<(typeof CHANNELS)[number]["name"], { handle: string; href: string }>>
>;

/** Every way to reach the shop; the whole row is the link. */
export function ChannelList({ contact }: { contact: Contact }) {
  return (
    <ul className="border-t border-ink">
      {CHANNELS.map((channel) => {
        const way = contact[channel.name];
        return way && <Channel key={channel.name} channel={channel} {...way} />;
      })}
    </ul>
  );
}
