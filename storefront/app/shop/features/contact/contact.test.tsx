import { contactBodySchema, type ContactBody } from "@strive/backend/contracts/contact";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { delay, http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { complaintsOf } from "~/testing/axe";
import { failure } from "~/testing/handlers";
import { renderRoute } from "~/testing/render-route";
import { server } from "~/testing/server";
import { ContactScreen } from "./contact-screen";

const open = (at = "/contact") =>
  renderRoute({ at, routes: [{ path: "/contact", Component: ContactScreen }] });
type View = ReturnType<typeof open>;

const form = () => within(screen.getByRole("form", { name: "Send Us a Message" }));
const field = (name: string) => form().getByRole("textbox", { name });
const button = (name = "Send Message") => form().getByRole("button", { name });

const TYPED = {
  Name: "Aline Uwase",
  Email: "aline@example.rw",
  Subject: "Delivery",
  Message: "Muraho, do you deliver to Musanze?",
};
async function fill({ user }: View, changes: Partial<typeof TYPED> = {}) {
  for (const [name, text] of Object.entries({ ...TYPED, ...changes })) {
    await user.click(field(name));
    await user.paste(text);
  }
}
const expectKept = () => {
  for (const [name, text] of Object.entries(TYPED)) expect(field(name)).toHaveValue(text);
};

/** Takes messages like the server; `heard` is what arrived. */
function mailbox(waitMs = 0) {
  const heard: ContactBody[] = [];
  server.use(
    http.post("*/api/contact", async ({ request }) => {
      heard.push(contactBodySchema.parse(await request.json()));
      await delay(waitMs);
      return HttpResponse.json({ success: true }, { status: 201 });
    }),
  );
  return heard;
}
const refuse = (answer: () => Response) => server.use(http.post("*/api/contact", answer));

describe("the ways to reach the shop", () => {
  it.each([
    ["Email hello@strive.example", "mailto:hello@strive.example"],
    ["WhatsApp +250 788 000 000 (opens in a new tab)", "https://wa.me/250788000000"],
    ["Phone +250 788 000 000", "tel:+250788000000"],
    ["Instagram @strive.kgl (opens in a new tab)", "https://www.instagram.com/strive.kgl"],
    ["Twitter @strive_kgl (opens in a new tab)", "https://twitter.com/strive_kgl"],
    ["TikTok @strive.kgl (opens in a new tab)", "https://www.tiktok.com/@strive.kgl"],
    ["YouTube STRIVE Kigali (opens in a new tab)", "https://www.youtube.com/@strivekigali"],
  ])("%s", (name, href) => {
    open();
    const via = screen.getByRole("region", { name: "CONTACT US VIA" });
    expect(within(via).getByRole("heading", { level: 1, name: "CONTACT US VIA" })).toBeVisible();
    const link = within(via).getByRole("link", { name });
    expect(link).toHaveAttribute("href", href);
    if (href.startsWith("https:")) expect(link.getAttribute("rel")).toContain("noopener");
  });

  it("pass axe, with the form", async () => {
    const { container } = open();
    expect(screen.getByRole("heading", { level: 2, name: "Send Us a Message" })).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
  });
});

describe("a message", () => {
  it("is sent as it was typed, and its sender is named and thanked", async () => {
    const heard = mailbox();
    const view = open();
    await fill(view);
    await view.user.click(button());
    const status = await screen.findByRole("status");
    expect(within(status).getByRole("heading", { name: "Message sent" })).toBeVisible();
    expect(status).toHaveTextContent("Thank you, Aline Uwase.");
    expect(status).toHaveTextContent(
      "We read every message ourselves and will answer to aline@example.rw.",
    );
    expect(status).toHaveFocus();
    expect(screen.queryByRole("form", { name: "Send Us a Message" })).not.toBeInTheDocument();
    expect(heard).toEqual([
      {
        name: "Aline Uwase",
        email: "aline@example.rw",
        subject: "Delivery",
        message: "Muraho, do you deliver to Musanze?",
        website: "",
      },
    ]);
    expect(await complaintsOf(view.container)).toEqual([]);
  });

  it("can be followed by another one, in an empty form", async () => {
    mailbox();
    const view = open();
    await fill(view);
    await view.user.click(button());
    await view.user.click(await screen.findByRole("button", { name: "Send another message" }));
    expect(field("Name")).toHaveFocus();
    expect(field("Message")).toHaveValue("");
  });

  it("says that it is on its way, and is sent once whatever is pressed", async () => {
    const heard = mailbox(50);
    const view = open();
    await fill(view);
    await view.user.dblClick(button());
    expect(button("Please wait...")).toBeDisabled();
    await view.user.type(field("Subject"), "{Enter}");
    await screen.findByRole("status");
    expect(heard).toHaveLength(1);
  });

  it("is sent by Enter in a field", async () => {
    const heard = mailbox();
    const view = open();
    await fill(view);
    await view.user.type(field("Subject"), "{Enter}");
    await screen.findByRole("status");
    expect(heard).toHaveLength(1);
  });

  it("takes its subject from the address, 150 letters at most", () => {
    open(`/contact?subject=${encodeURIComponent(` Order STR-482913${"x".repeat(200)}`)}`);
    const kept = `Order STR-482913${"x".repeat(200)}`.slice(0, 150);
    expect(field("Subject")).toHaveValue(kept);
  });

  it("of a machine carries what it filled in where people see nothing", async () => {
    const heard = mailbox();
    const view = open();
    await fill(view);
    const trap = form().getByLabelText("Leave this empty");
    expect(trap).toHaveAttribute("tabindex", "-1");
    fireEvent.input(trap, { target: { value: "https://spam.example" } });
    await view.user.click(button());
    await screen.findByRole("status");
    expect(heard[0]?.website).toBe("https://spam.example");
  });
});

describe("a message that is not right", () => {
  it("names every empty field and goes to the first", async () => {
    const view = open();
    await view.user.click(button());
    await waitFor(() => expect(field("Name")).toHaveFocus());
    expect(field("Name")).toHaveAccessibleDescription("Name is required");
    expect(field("Email")).toHaveAccessibleDescription("Please enter a valid email address");
    expect(field("Subject")).toHaveAccessibleDescription("Subject is required");
    expect(field("Message")).toHaveAccessibleDescription("Message is required");
    expect(field("Message")).toBeInvalid();
    expect(await complaintsOf(view.container)).toEqual([]);
    await view.user.type(field("Name"), "A");
    expect(field("Name")).not.toHaveAccessibleDescription();
  });

  it("goes to the email address when only that is wrong, and keeps the rest", async () => {
    const view = open();
    await fill(view, { Email: "aline" });
    await view.user.click(button());
    await waitFor(() => expect(field("Email")).toHaveFocus());
    expect(field("Email")).toHaveAccessibleDescription("Please enter a valid email address");
    expect(field("Message")).toHaveValue(TYPED.Message);
  });

  it("shows what the server finds beside the field", async () => {
    refuse(() =>
      failure(400, "Invalid request", {
        errors: [{ field: "subject", message: "Subject has characters that can't be used" }],
      }),
    );
    const view = open();
    await fill(view);
    await view.user.click(button());
    await waitFor(() => expect(field("Subject")).toHaveFocus());
    expect(field("Subject")).toHaveAccessibleDescription(
      "Subject has characters that can't be used",
    );
    expectKept();
  });
});

describe("a message that can't be sent", () => {
  it.each<[string, () => Response]>([
    ["Too many requests - please wait a moment", () => failure(429, "Slow down")],
    ["Server error - please try again", () => failure(500, "Oh no")],
    ["Server error - please try again", () => failure(503, "Service temporarily unavailable.")],
    ["Server overloaded - please try again later", () => HttpResponse.error()],
    ["Message is too long for us", () => failure(413, "Message is too long for us")],
  ])("%s", async (text, answer) => {
    refuse(answer);
    const view = open();
    await fill(view);
    await view.user.click(button());
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
    expectKept();
    const heard = mailbox();
    await view.user.click(button());
    await screen.findByRole("status");
    expect(heard).toHaveLength(1);
  });
});
