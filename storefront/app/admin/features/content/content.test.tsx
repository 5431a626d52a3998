import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, describe, expect, it } from "vitest";
import { answerPicture, contentDesk, contentVersion, SENT_PICTURE } from "~/testing/admin-content";
import { collectionDesk, staffCollection } from "~/testing/collections";
import { productDesk, savedNamed } from "~/testing/admin-products";
import { complaintsOf } from "~/testing/axe";
import { staffDropDesk } from "~/testing/drops";
import { failure } from "~/testing/handlers";
import { renderAdmin } from "~/testing/render-admin";
import { server } from "~/testing/server";
import { ContentScreen } from "./content-screen";

function open(
  versions = [contentVersion()],
  search = "",
  collections: ReturnType<typeof staffCollection>[] = [],
) {
  const { desk, handlers } = contentDesk(versions);
  server.use(...handlers, ...collectionDesk(...collections).handlers, ...staffDropDesk().handlers);
  const screens = [{ path: "/admin/content", Screen: ContentScreen }];
  return { ...renderAdmin({ at: `/admin/content${search}`, screens }), desk };
}
const line = () => screen.findByLabelText("Line under the name");
const publish = () => screen.getByRole("button", { name: "Publish" });
/** What is in the frame. */
const previewed = () =>
  screen.getByTitle<HTMLIFrameElement>("Preview").contentDocument?.body.textContent;

afterEach(() => window.localStorage.clear());

describe("content", () => {
  it("begins with what the shop says now, and shows it as it is typed", async () => {
    const { user, container } = open();
    expect(await line()).toHaveValue("Rain is no excuse.");
    expect(previewed()).toContain("Rain is no excuse.");
    await user.clear(await line());
    expect(previewed()).toContain("A mindset for people who push boundaries.");
    await user.type(await line(), "Sun as well.");
    expect(previewed()).toContain("Sun as well.");
    expect(screen.getByText("12 of 60 letters")).toBeVisible();
    expect(screen.getByText("In the shop · from Nov 20, 2026, 10:30")).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
  });

  it("is published in each language, and said to be", async () => {
    const { user, desk } = open([]);
    await user.type(await line(), "Rain is no excuse.");
    await user.click(screen.getByRole("radio", { name: "Ikinyarwanda, 1 missing" }));
    await user.type(await line(), "Imvura ntiyaguhagarika.");
    expect(previewed()).toContain("Imvura ntiyaguhagarika.");
    await user.click(publish());
    expect(await screen.findByText("Published. It is in the shop now.")).toBeVisible();
    expect(desk.versions).toMatchObject([
      {
        texts: {
          en: { line: "Rain is no excuse." },
          rw: { line: "Imvura ntiyaguhagarika." },
          fr: {},
        },
        link: null,
      },
    ]);
    expect(await screen.findByText(/^In the shop/)).toBeVisible();
    expect(screen.queryByText(/published this at/)).not.toBeInTheDocument();
  });

  it("shows what is wrong in another language", async () => {
    const { user, desk } = open([]);
    await user.type(await line(), "Rain");
    await user.selectOptions(screen.getByLabelText("Goes to"), "Page: About Us");
    await user.click(screen.getByRole("radio", { name: "Français, 1 missing" }));
    await user.click(publish());
    expect(await screen.findByText("Say what the button says")).toBeVisible();
    expect(screen.getByRole("radio", { name: "English" })).toBeChecked();
    expect(desk.versions).toEqual([]);
  });

  it("takes an address that was copied whole", async () => {
    const { user, desk } = open([], "?part=banner");
    await user.type(await screen.findByLabelText("Text"), "New hoodies");
    await user.selectOptions(screen.getByLabelText("Goes to"), "Another address");
    await user.type(
      screen.getByLabelText("Address in the shop"),
      `${window.location.origin}/rw?category=Hoodies&size=M`,
    );
    await user.click(publish());
    await waitFor(() =>
      expect(desk.versions).toMatchObject([{ link: "/?category=Hoodies&size=M" }]),
    );
  });

  it("leads to a collection by its name, and says of one that is over that nobody gets there", async () => {
    const over = staffCollection({ id: "2", handle: "sun", title: { en: "Sun" }, state: "over" });
    const soon = staffCollection({ id: "3", handle: "snow", title: { en: "Snow" }, state: "soon" });
    const version = contentVersion({
      texts: { en: { line: "Rain", button: "See them" } },
      link: "/collections/sun",
    });
    const { user, desk, container } = open([version], "", [staffCollection(), over, soon]);
    const goesTo = await screen.findByLabelText("Goes to");
    await waitFor(() => expect(goesTo).toHaveDisplayValue("Collection: Sun (over)"));
    expect(goesTo).toHaveAccessibleDescription("It is over. Shoppers see no way there any more.");
    await user.selectOptions(goesTo, "Collection: Snow (begins later)");
    expect(goesTo).toHaveAccessibleDescription("Shoppers see no way there until it begins.");
    expect(screen.queryByRole("option", { name: /Sun/ })).not.toBeInTheDocument();
    await user.selectOptions(goesTo, "Another address");
    expect(screen.getByLabelText("Address in the shop")).toHaveValue("/collections/snow");
    await user.selectOptions(goesTo, "Collection: Rain season");
    expect(screen.queryByLabelText("Address in the shop")).not.toBeInTheDocument();
    expect(goesTo).toHaveAccessibleDescription("");
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(publish());
    await waitFor(() => expect(desk.versions[0]?.link).toBe("/collections/rain"));
  });

  it("shows an address that no name is known for as it was typed, and what the shop says of it", async () => {
    const version = contentVersion({
      texts: { en: { line: "Rain", button: "See them" } },
      link: "/collections/gone",
    });
    const { user } = open([version]);
    const typed = await screen.findByLabelText("Address in the shop");
    expect(typed).toHaveValue("/collections/gone");
    expect(screen.getByLabelText("Goes to")).toHaveDisplayValue("Another address");
    server.use(
      http.post("*/api/admin/content/:part", () =>
        failure(400, "Invalid request", {
          errors: [{ field: "link", message: "There is no such collection" }],
        }),
      ),
    );
    await user.click(publish());
    await waitFor(() => expect(typed).toHaveAccessibleDescription(/^There is no such collection/));
    expect(typed).toHaveFocus();
  });

  it("has room for longer texts, which are one line all the same", async () => {
    const { user, desk } = open([], "?part=story");
    const lead = await screen.findByLabelText("Lead");
    expect(lead.tagName).toBe("TEXTAREA");
    await user.type(lead, "We sew{Enter}{Enter} on Tuesdays.{Enter}");
    expect(previewed()).toContain("We sew on Tuesdays.");
    await user.click(publish());
    await waitFor(() =>
      expect(desk.versions).toMatchObject([{ texts: { en: { lead: "We sew on Tuesdays." } } }]),
    );
  });

  it("has how to reach the shop in one language, and needs an address and a number", async () => {
    const { user, desk } = open([], "?part=contact");
    await user.type(await screen.findByLabelText("Email"), "info@isimbi.rw");
    expect(screen.queryByRole("radio", { name: /Ikinyarwanda/ })).not.toBeInTheDocument();
    await user.click(publish());
    expect(
      await screen.findByText(/A phone number has 10 digits, like 0788 123 456/),
    ).toBeVisible();
    await user.type(screen.getByRole("textbox", { name: "Phone" }), "0788 111 222");
    expect(previewed()).toContain("0788 111 222");
    await user.click(publish());
    await waitFor(() => expect(desk.versions).toHaveLength(1));
  });

  it("has who sells in one language, and reads a tax number", async () => {
    const { user, desk, container } = open([], "?part=seller");
    await user.type(await screen.findByLabelText("Legal name"), "Isimbi Ltd");
    await user.type(screen.getByLabelText("Tax number (TIN)"), "98765");
    await user.click(publish());
    expect(await screen.findByText("A TIN has 9 digits")).toBeVisible();
    await user.type(screen.getByLabelText("Tax number (TIN)"), "4321");
    expect(previewed()).toContain("Seller details");
    expect(previewed()).toContain("Isimbi Ltd");
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(publish());
    await waitFor(() =>
      expect(desk.versions).toMatchObject([
        { texts: { en: { companyName: "Isimbi Ltd", tin: "987654321" } } },
      ]),
    );
  });

  it("has a legal page's text, which begins with the shop's own and names what it knows", async () => {
    const { user, desk, container } = open([], "?part=returns");
    const text = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Text" });
    expect(await screen.findByText(/^Nothing was published yet/)).toBeVisible();
    expect(previewed()).toContain("7 days to change your mind");
    await user.click(screen.getByRole("button", { name: "Begin with the shop's own text" }));
    expect(text().value).toContain("# {return_days} days to change your mind");
    expect(previewed()).toContain("7 days to change your mind");
    expect(previewed()).toMatch(/In force since \w+ \d+, \d{4}/);
    await user.click(screen.getByText("How to write it"));
    expect(screen.getByText("{delivery_fee}")).toBeVisible();
    await waitFor(() => expect(screen.getByText("RWF 2,000")).toBeVisible());
    expect(await complaintsOf(container)).toEqual([]);

    await user.clear(text());
    await user.type(text(), "Send it to {{shopp}.");
    await user.click(publish());
    expect(await screen.findByText("There is no fact {shopp}")).toBeVisible();
    await user.clear(text());
    await user.type(text(), "# Back{Enter}{{shop} pays [[us](/seller).");
    expect(previewed()).toContain("BackSTRIVE pays us.");
    await user.click(publish());
    await waitFor(() =>
      expect(desk.versions).toMatchObject([
        { part: "returns", texts: { en: { text: "# Back\n{shop} pays [us](/seller)." } } },
      ]),
    );
    expect(await screen.findByRole("button", { name: "Take back “Returns”" })).toBeVisible();
  });

  it("has pictures of staff's own for phones and desktops, with what they show in each language", async () => {
    const { user, desk, container } = open([]);
    await line();
    const [PHONE, DESKTOP] = ["Phone, 4:5", "Desktop, 16:9"] as const;
    const choose = (shape: string, act = "Choose") =>
      screen.getByLabelText<HTMLInputElement>(`${act}: ${shape}`, { selector: "input" });
    const jackets = () => new File(["x"], "jackets.jpg", { type: "image/jpeg" });
    const page = () => {
      const { contentDocument } = screen.getByTitle<HTMLIFrameElement>("Preview");
      if (contentDocument === null) throw new Error("The frame has no page.");
      return contentDocument.body;
    };
    const shown = () => {
      const images = within(page()).getAllByRole<HTMLImageElement>("img", { hidden: true });
      const [picture] = images.filter(({ tagName }) => tagName === "IMG");
      if (picture === undefined) throw new Error("There is no picture.");
      return picture;
    };
    /** For which screens the picture is, and on which of them it is another. */
    const media = () =>
      // eslint-disable-next-line testing-library/no-node-access -- what a picture can be has no role
      [...page().querySelectorAll("source")].map((source) => source.media);
    expect(shown().getAttribute("src")).toBe("/art/hero-tall-800.webp");
    await user.upload(choose(PHONE), new File(["x"], "notes.png", { type: "image/png" }));
    expect(await screen.findByText("notes.png is damaged and can't be read.")).toBeVisible();
    await user.upload(choose(DESKTOP), jackets());
    await user.type(await screen.findByLabelText("What the picture shows"), "Two jackets");
    expect([shown().getAttribute("src"), shown().alt]).toEqual([SENT_PICTURE, "Two jackets"]);
    expect(media()).toEqual(["", ""]);
    expect(screen.getByText(/^One serves phones and desktops alike/)).toBeVisible();
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(publish());
    expect(await screen.findByText("Say it in every language")).toBeVisible();
    expect(screen.getByRole("radio", { name: /^Ikinyarwanda/ })).toBeChecked();
    for (const language of ["Ikinyarwanda", "Français"]) {
      await user.click(screen.getByRole("radio", { name: language }));
      await user.type(screen.getByLabelText("What the picture shows"), language);
    }
    await user.click(publish());
    const told = { en: "Two jackets", rw: "Ikinyarwanda", fr: "Français" };
    const texts = Object.fromEntries(Object.entries(told).map(([at, alt]) => [at, { alt }]));
    const only = { texts, url: SENT_PICTURE, wide: SENT_PICTURE };
    await waitFor(() => expect(desk.versions[0]?.pictures).toEqual([only]));

    const tall = SENT_PICTURE.replace("0123", "9876");
    server.use(answerPicture(tall));
    await user.upload(choose(PHONE), jackets());
    await screen.findByRole("button", { name: `Remove: ${PHONE}` });
    expect(screen.getByText("Keep the lower third dark: the name sits on it.")).toBeVisible();
    expect(shown().getAttribute("src")).toBe(tall);
    const [wideScreens, phones] = ["(min-width: 48rem)", "(max-width: 47.99rem)"];
    expect(media()).toEqual([wideScreens, wideScreens, phones, phones]);
    await user.click(publish());
    await waitFor(() => expect(desk.versions[0]?.pictures).toEqual([{ ...only, url: tall }]));
    await user.click(screen.getByRole("button", { name: `Remove: ${DESKTOP}` }));
    expect(media()).toEqual(["", ""]);
    await user.click(publish());
    await waitFor(() => expect(desk.versions[0]?.pictures).toEqual([{ texts, url: tall }]));
    await user.click(screen.getByRole("button", { name: `Remove: ${PHONE}` }));
    expect(shown().getAttribute("src")).toBe("/art/hero-tall-800.webp");
    await user.click(publish());
    await waitFor(() => expect(desk.versions[0]?.pictures).toEqual([]));
  });

  it("has the gallery's pictures, which are replaced, added, named, moved and taken out", async () => {
    const { user, desk, container } = open([], "?part=gallery");
    await user.click(
      await screen.findByRole("button", { name: "Begin with the shop's own twelve" }),
    );
    const row = (name: string) => within(screen.getByRole("group", { name }));
    expect(row("Picture 4").getByLabelText("Title")).toHaveAttribute("placeholder", "Summer Vibes");
    expect(previewed()).toContain("12 photos");
    await user.type(row("Picture 4").getByLabelText("Title"), "Sun");
    await user.click(row("Picture 4").getByRole("button", { name: "Move one place earlier" }));
    expect(row("Picture 3").getByLabelText("Title")).toHaveValue("Sun");
    expect(row("Picture 1").getByRole("button", { name: "Move one place earlier" })).toBeDisabled();
    for (let left = 12; left > 3; left -= 1) {
      await user.click(row(`Picture ${left}`).getByRole("button", { name: "Remove" }));
    }
    await user.upload(
      screen.getByLabelText("Add a picture", { selector: "input" }),
      new File(["x"], "jackets.jpg", { type: "image/jpeg" }),
    );
    await waitFor(() => expect(previewed()).toContain("4 photos"));
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(publish());
    expect(await row("Picture 4").findAllByText("Say it in every language")).toHaveLength(2);
    expect(row("Picture 3").queryByText("Say it in every language")).not.toBeInTheDocument();
    for (const language of ["English", "Ikinyarwanda", "Français"]) {
      await user.click(screen.getByRole("radio", { name: language }));
      await user.type(row("Picture 4").getByLabelText("Title"), "Rain");
      await user.type(row("Picture 4").getByLabelText("What the picture shows"), "Jackets");
    }
    await user.click(publish());
    const rain = { title: "Rain", alt: "Jackets" };
    await waitFor(() =>
      expect(desk.versions[0]?.pictures).toEqual([
        { url: "/art/plate-01-800.webp", texts: {} },
        { url: "/art/plate-02-800.webp", texts: {} },
        { url: "/art/plate-04-800.webp", texts: { en: { title: "Sun" } } },
        { url: SENT_PICTURE, texts: { en: rain, rw: rain, fr: rain } },
      ]),
    );
    expect(await screen.findByRole("button", { name: "Take back “4 pictures”" })).toBeVisible();
  });

  it("names products on a gallery's picture, by pointer and by keys", async () => {
    const url = "/art/plate-04-800.webp";
    const gone = { x: 0.5, y: 0.5, product_id: "prod_gone" };
    const version = contentVersion({
      ...{ part: "gallery", texts: {} },
      pictures: [{ url, texts: {}, points: [gone] }],
    });
    const { handlers } = productDesk([savedNamed("Gahinga Boxy Tee")]);
    const { user, desk, container } = open([version], "?part=gallery");
    server.use(...handlers);
    await user.click(await screen.findByRole("button", { name: "Products on the picture: 1" }));
    const row = (number: number) => within(screen.getByRole("group", { name: `Point ${number}` }));
    expect(await row(1).findByText(/could not be found/)).toBeVisible();
    await user.click(row(1).getByRole("button", { name: "Remove point 1" }));
    const picture = screen.getByRole("button", { name: "Add a point" });
    expect(picture).toHaveFocus();
    await user.keyboard("{Enter}");
    picture.getBoundingClientRect = () => new DOMRect(100, 200, 400, 500);
    fireEvent.click(picture, { detail: 1, clientX: 200, clientY: 650 });
    expect(row(2).getByLabelText("From the left, %")).toHaveValue(25);
    expect(row(2).getByLabelText("From the top, %")).toHaveValue(90);
    await user.click(publish());
    expect((await screen.findAllByText("Choose a product"))[0]).toBeVisible();
    await user.click(row(1).getByRole("button", { name: "Remove point 1" }));
    await user.type(row(1).getByRole("combobox", { name: "Find a product" }), "Gahinga");
    await user.click(await row(1).findByRole("option", { name: /Gahinga Boxy Tee/ }));
    expect(screen.getByRole("group", { name: "Point 1" })).toHaveFocus();
    expect(await row(1).findByText("Gahinga Boxy Tee")).toBeVisible();
    screen.getByRole("button", { name: "Point 1" }).focus();
    await user.keyboard("{ArrowRight}{ArrowRight}{ArrowDown}");
    await user.clear(row(1).getByLabelText("From the top, %"));
    await user.type(row(1).getByLabelText("From the top, %"), "40");
    expect(await complaintsOf(container)).toEqual([]);
    await user.click(publish());
    const points = [{ x: 0.27, y: 0.4, product_id: savedNamed("Gahinga Boxy Tee").id }];
    await waitFor(() => expect(desk.versions[0]?.pictures).toEqual([{ url, texts: {}, points }]));
  });

  it("publishes points once by two presses, and again where the network was lost", async () => {
    const url = "/art/plate-04-800.webp";
    const point = { x: 0.5, y: 0.5, product_id: savedNamed("Gahinga Boxy Tee").id };
    const version = contentVersion({
      ...{ part: "gallery", texts: {} },
      pictures: [{ url, texts: {}, points: [point] }],
    });
    const { user, desk } = open([version], "?part=gallery");
    const keys: Array<string | null> = [];
    server.use(
      ...productDesk([savedNamed("Gahinga Boxy Tee")]).handlers,
      http.post("*/api/admin/content/:part", ({ request }) => {
        keys.push(request.headers.get("Idempotency-Key"));
        return keys.length === 1 ? HttpResponse.error() : undefined;
      }),
    );
    await user.click(await screen.findByRole("button", { name: "Products on the picture: 1" }));
    screen.getByRole("button", { name: "Point 1" }).focus();
    await user.keyboard("{ArrowRight}");
    await user.dblClick(publish());
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Failed to publish. Server overloaded - please try again later",
    );
    expect(keys).toHaveLength(1);
    expect(screen.getByLabelText("From the left, %")).toHaveValue(51);
    expect(screen.getByText(/^Draft kept on this device/)).toBeVisible();
    await user.dblClick(publish());
    expect(await screen.findByText("Published. It is in the shop now.")).toBeVisible();
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(desk.versions).toHaveLength(2);
    expect(desk.versions[0]?.pictures[0]?.points).toEqual([{ ...point, x: 0.51 }]);
  });

  it("shows where products are on the gallery's pictures, but for those that shoppers don't see", async () => {
    const [tee, tote] = [savedNamed("Gahinga Boxy Tee"), savedNamed("Kimironko Tote")];
    const pointAt = (x: number, product_id: string) => ({ x, y: 0.4, product_id });
    const version = contentVersion({
      ...{ part: "gallery", texts: {} },
      pictures: [
        {
          ...{ url: "/art/plate-04-800.webp", texts: {} },
          points: [pointAt(0.27, tee.id), pointAt(0.5, tote.id), pointAt(0.6, "prod_gone")],
        },
        { url: "/art/plate-01-800.webp", texts: {}, points: [pointAt(0.27, tote.id)] },
      ],
    });
    const { handlers } = productDesk([tee, { ...tote, status: "draft" }]);
    open([version], "?part=gallery");
    server.use(...handlers);
    await waitFor(() => expect(previewed()).toContain("1 product"));
    expect(previewed()).not.toMatch(/[^1] products?/);
    const page = screen.getByTitle<HTMLIFrameElement>("Preview").contentDocument?.body;
    if (!page) throw new Error("The frame has no page.");
    const marks = within(page).getAllByRole("img", { name: /^(Gahinga|Kimironko)/, hidden: true });
    expect(marks.map((mark) => mark.getAttribute("aria-label"))).toEqual(["Gahinga Boxy Tee"]);
  });

  it("keeps a draft on the device until it is thrown away", async () => {
    const first = open();
    await first.user.type(await line(), " Sun as well.");
    expect(screen.getByText(/^Draft kept on this device/)).toBeVisible();
    first.unmount();
    const { user } = open();
    expect(await line()).toHaveValue("Rain is no excuse. Sun as well.");
    await user.click(screen.getByRole("button", { name: "Throw the draft away" }));
    expect(await line()).toHaveValue("Rain is no excuse.");
    expect(screen.queryByText(/^Draft kept/)).not.toBeInTheDocument();
    expect(window.localStorage.getItem("contentDraft_hero")).toBeNull();
  });

  it("opens where the storage holds something else", async () => {
    const drafts = ["{", "7", '{"values":{"en_line":7,"en_button":"Go"},"seen":null,"at":1}'];
    for (const draft of drafts) {
      window.localStorage.setItem("contentDraft_hero", draft);
      const { unmount } = open();
      expect(await line()).toHaveValue("Rain is no excuse.");
      unmount();
    }
  });

  it("says who published meanwhile, and publishes after him all the same", async () => {
    const { user, desk } = open([]);
    await user.type(await line(), "Mine");
    desk.versions = [contentVersion({ texts: { en: { line: "Hers" } } })];
    await user.click(publish());
    const told = await screen.findByText(
      "diane@strive.rw published this at 10:30. Your text is safe.",
      { exact: false },
    );
    expect(await line()).toHaveValue("Mine");
    await user.click(within(told).getByRole("button", { name: "Keep mine" }));
    await user.click(publish());
    await waitFor(() =>
      expect(desk.versions[0]).toMatchObject({ texts: { en: { line: "Mine" } } }),
    );
  });

  it("compares what was published meanwhile with what is typed", async () => {
    const { user, desk } = open([], "");
    await user.type(await line(), "Mine");
    desk.versions = [
      contentVersion({
        texts: { en: { line: "Hers", button: "Go" }, fr: { line: "La sienne" } },
        link: "/about",
        pictures: [{ url: SENT_PICTURE, texts: {} }],
      }),
    ];
    await user.click(publish());
    await user.click(await screen.findByRole("button", { name: "Compare" }));
    const rows = within(screen.getByRole("list", { name: "Compare" })).getAllByRole("listitem");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "Line under the name, EnglishTheirsHersYoursMine",
      "Button, EnglishTheirsGoYoursNothing",
      "Line under the name, FrançaisTheirsLa sienneYoursNothing",
      "Goes toTheirs/aboutYoursNothing",
      "PicturesTheirs1 pictureYours0 pictures",
    ]);
    await user.click(screen.getByRole("button", { name: "Keep mine" }));
    expect(screen.queryByRole("list", { name: "Compare" })).not.toBeInTheDocument();
  });

  it("can be taken back by one press, and is a draft again", async () => {
    const { user, desk } = open([]);
    await user.type(await line(), "Too early");
    expect(screen.getByRole("link", { name: "Hero draft" })).toBeVisible();
    await user.click(publish());
    const told = await screen.findByText("Published. It is in the shop now.");
    expect(screen.getByRole("link", { name: "Hero" })).toBeVisible();
    expect(told).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Taken back. What you wrote is a draft again.")).toBeVisible();
    expect(desk.versions).toMatchObject([{ is_withdrawn: true }]);
    expect(await line()).toHaveValue("Too early");
    expect(screen.getByText(/^Draft kept/)).toBeVisible();
    expect(await screen.findByText(/^Taken back ·/)).toBeVisible();
    // What was published is not what anybody else published.
    await user.click(publish());
    await waitFor(() => expect(desk.versions).toHaveLength(2));
  });

  it("leads from the name of the screen to what was published", async () => {
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Versions" }));
    const panel = screen.getByRole("region", { name: "Versions" });
    // eslint-disable-next-line testing-library/no-node-access -- what has the focus has no role
    expect(panel.parentElement).toHaveFocus();
  });

  it("says so when it can't be read", async () => {
    const { handlers } = contentDesk();
    server.use(...handlers);
    server.use(http.get("*/api/admin/content/:part", () => failure(500, "It broke")));
    renderAdmin({
      at: "/admin/content",
      screens: [{ path: "/admin/content", Screen: ContentScreen }],
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("Server error - please try again");
  });
});

describe("versions", () => {
  const earlier = contentVersion({ id: "content_0", texts: { en: { line: "All year." } } });

  it("are taken back, and what was before is shown again", async () => {
    const { user } = open([contentVersion(), earlier]);
    await user.click(await screen.findByRole("button", { name: "Take back “Rain is no excuse.”" }));
    const [first, second] = within(
      await screen.findByRole("list", { name: "Versions" }),
    ).getAllByRole("listitem");
    await waitFor(() => expect(first).toHaveTextContent("Taken back"));
    expect(second).toHaveTextContent("In the shop");
  });

  it("can be begun with again", async () => {
    const { user } = open([contentVersion(), earlier]);
    await user.click(await screen.findByRole("button", { name: "Begin with this: All year." }));
    expect(await line()).toHaveValue("All year.");
    expect(screen.getByText(/^Draft kept/)).toBeVisible();
  });

  it("are planned until their time, and over after it", async () => {
    open([
      contentVersion({ id: "content_3", starts_at: "2099-01-01T06:00:00.000Z" }),
      contentVersion({ id: "content_2", ends_at: "2026-11-21T06:00:00.000Z" }),
      earlier,
    ]);
    const [planned, over, shown] = within(
      await screen.findByRole("list", { name: "Versions" }),
    ).getAllByRole("listitem");
    if (over === undefined) throw new Error("There are too few.");
    expect(planned).toHaveTextContent("Planned · from Jan 01, 2099, 08:00");
    expect(over).toHaveTextContent("Over");
    expect(within(over).queryByRole("button", { name: /^Take back/ })).not.toBeInTheDocument();
    expect(shown).toHaveTextContent("In the shop");
  });
});
