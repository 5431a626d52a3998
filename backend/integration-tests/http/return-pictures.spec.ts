import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { accessListResponseSchema } from "../../src/contracts/access-log";
import { ownDataResponseSchema } from "../../src/contracts/own-data";
import {
  returnListResponseSchema,
  returnPicturesResponseSchema,
  type OrderReturn,
  type ReturnPicture,
} from "../../src/contracts/returns";
import { MAX_IMAGE_BYTES } from "../../src/contracts/product-limits";
import { fieldsOf, messageOf } from "../../harness/failures";
import { canvas, jpegOf, pictureForm, plainJpeg } from "../../harness/odd-pictures";
import { callShop, register, type Answer, type Person } from "../../harness/people";
import { ReturnDesk, type Delivered } from "../../harness/return-desk";
import { until } from "../../harness/until";
import { useShop } from "../../harness/use-shop";

const shop = useShop("quiet");
let desk: ReturnDesk;
let owner: Person;
let stranger: Person;

/** A return, and its buyer's link. */
interface Open {
  bought: Delivered;
  one: OrderReturn;
  buyer: { accessToken: string };
}

beforeAll(async () => {
  desk = await ReturnDesk.at(shop);
  [owner, stranger] = await Promise.all([
    register(shop, { firstname: "Ange", lastname: "Ingabire" }),
    register(shop, { firstname: "Eric", lastname: "Habimana" }),
  ]);
});

const staff = () => ({ token: desk.orders.token });

async function opened(by?: Person): Promise<Open> {
  const bought = await desk.delivered([1], {}, by);
  const items = [{ item_id: bought.lines[0], quantity: 1, reason: "faulty" }];
  const one = await desk.asked(bought, { items });
  return { bought, one, buyer: { accessToken: bought.order.access_token } };
}

const add = (
  { one }: Pick<Open, "one">,
  by: { accessToken?: string; token?: string },
  ...files: Uint8Array[]
) => desk.pictures("POST", one, by, { body: pictureForm(...files) });

const picturesIn = ({ json }: Answer): ReturnPicture[] =>
  returnPicturesResponseSchema.parse(json).data;

/** Adds one that is accepted. @returns all that are there then */
async function added(...call: Parameters<typeof add>): Promise<ReturnPicture[]> {
  const answer = await add(...call);
  if (answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(answer.json)}`);
  return picturesIn(answer);
}

const COLOURS = ["#b5301a", "#1a6b3c", "#d9a441", "#20457c"];
const four = () => Promise.all(COLOURS.map((colour) => plainJpeg(colour)));

/** The bytes themselves, as a browser gets them. */
async function bytesOf({ url }: ReturnPicture, access: string): Promise<Response> {
  return fetch(new URL(`${url}?access_token=${access}`, shop.origin));
}

/** As a phone takes it: lying on its side, with the place where it was taken. */
const phonePicture = () =>
  canvas(3000, 2000, "#b5301a")
    .jpeg()
    .withExif({
      IFD0: { Make: "Tecno" },
      IFD3: { GPSLatitudeRef: "S", GPSLatitude: "1/1 56/1 38/1" },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

describe("a picture of what comes back", () => {
  it("is kept small and upright, without where it was taken, and shown to its buyer alone", async () => {
    const { one, buyer } = await opened();
    const sent = await phonePicture();
    expect((await sharp(sent).metadata()).exif?.includes("Tecno")).toBe(true);
    const [picture, ...others] = await added({ one }, buyer, sent);
    expect(others).toEqual([]);
    expect(picture).toMatchObject({ width: 1067, height: 1600, by: "buyer" });
    if (!picture) throw new Error("There is none.");
    const response = await bytesOf(picture, buyer.accessToken);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("cache-control")).toContain("no-store");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("content-security-policy")).toContain("sandbox");
    const kept = Buffer.from(await response.arrayBuffer());
    expect(kept.length).toBeLessThanOrEqual(300 * 1024);
    const { format, width, height, exif } = await sharp(kept).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: "webp",
      width: 1067,
      height: 1600,
      exif: undefined,
    });
    for (const word of ["Tecno", "Exif", "GPS"]) expect(kept.includes(word)).toBe(false);
    // Nowhere among what the shop shows everybody.
    const shown = await fetch(new URL(`/uploads/${picture.id.toLowerCase()}.webp`, shop.origin));
    expect(shown.status).toBe(404);
  });

  it("is the same one when the same file comes again", async () => {
    const { one, buyer } = await opened();
    const file = await plainJpeg();
    const answers = await Promise.all([add({ one }, buyer, file), add({ one }, buyer, file)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(picturesIn(await add({ one }, buyer, file))).toHaveLength(1);
  });

  it("is nothing to anybody else", async () => {
    const mine = await opened(owner);
    const other = await opened();
    const file = await plainJpeg();
    const [picture] = await added(mine, { token: owner.token }, file);
    const id = picture?.id ?? "";
    const callers = {
      stranger: { token: stranger.token },
      guest: {},
      "another order's link": other.buyer,
      "no link": { accessToken: "nonsense" },
    };
    for (const [name, by] of Object.entries(callers)) {
      const statuses = [
        (await add(mine, by, file)).status,
        (await desk.pictures("GET", mine.one, by, { id })).status,
        (await desk.pictures("DELETE", mine.one, by, { id })).status,
      ];
      expect([name, ...statuses]).toEqual([name, 404, 404, 404]);
    }
    // Nor is it a picture of another return, or order.
    const elsewhere = await desk.pictures("GET", other.one, other.buyer, { id });
    const mixed = { id: mine.one.id, order_id: other.one.order_id };
    const through = await desk.pictures("GET", mixed, other.buyer, { id });
    expect([elsewhere.status, through.status]).toEqual([404, 404]);
    for (const by of [{ token: owner.token }, mine.buyer, staff()]) {
      expect((await desk.pictures("GET", mine.one, by, { id })).status).toBe(200);
    }
  });

  it("is refused with its field when it is none, too large, broken, or not alone", async () => {
    const { one, buyer } = await opened();
    const good = await plainJpeg();
    const bad: Record<string, FormData> = {
      pdf: pictureForm(Buffer.from("%PDF-1.7 a paper")),
      "too large": pictureForm(jpegOf(good, MAX_IMAGE_BYTES + 1)),
      broken: pictureForm(good.subarray(0, 200)),
      two: pictureForm(good, await plainJpeg("#000000")),
      none: new FormData(),
    };
    bad["none"]?.append("images", "only words");
    for (const [name, body] of Object.entries(bad)) {
      const { status, json } = await desk.pictures("POST", one, buyer, { body });
      expect([name, status, fieldsOf(json)?.at(-1)]).toEqual([name, 400, "images"]);
    }
    const unknown = pictureForm(good);
    unknown.append("caption", "A hole");
    const refused = await desk.pictures("POST", one, buyer, { body: unknown });
    expect([refused.status, fieldsOf(refused.json)]).toEqual([400, ["caption"]]);
    expect(picturesIn(await add({ one }, buyer, good))).toHaveLength(1);
  });
});

describe("so many pictures", () => {
  it("are four of the buyer's, two at once included, and staff have four of their own", async () => {
    const { one, buyer } = await opened();
    const [first, second, third, fourth] = await four();
    if (!first || !second || !third || !fourth) throw new Error("There are fewer.");
    for (const file of [first, second, third]) await added({ one }, buyer, file);
    const last = await Promise.all([
      add({ one }, buyer, fourth),
      add({ one }, buyer, await plainJpeg("#ffffff")),
    ]);
    expect(last.map(({ status }) => status).sort()).toEqual([201, 400]);
    const refused = last.find(({ status }) => status === 400);
    expect(fieldsOf(refused?.json)).toEqual(["images"]);
    // One that is there is no fifth.
    expect((await add({ one }, buyer, first)).status).toBe(201);
    const all = await added({ one }, staff(), await plainJpeg("#777777"));
    expect(all.map(({ by }) => by)).toEqual(["buyer", "buyer", "buyer", "buyer", "staff"]);
    const [oldest] = all;
    const id = oldest?.id ?? "";
    expect((await desk.pictures("DELETE", one, buyer, { id })).status).toBe(200);
    const again = await desk.pictures("DELETE", one, buyer, { id });
    expect(picturesIn(again).map(({ id: left }) => left)).not.toContain(id);
    expect((await add({ one }, buyer, first)).status).toBe(201);
  });

  it("can be added and removed by whoever added them, as long as that makes sense", async () => {
    const { one, buyer } = await opened();
    const [mine] = await added({ one }, buyer, await plainJpeg());
    const both = await added({ one }, staff(), await plainJpeg("#1a6b3c"));
    const theirs = both.find(({ by }) => by === "staff");
    const remove = async (by: object, picture?: ReturnPicture) =>
      (await desk.pictures("DELETE", one, by, { id: picture?.id ?? "" })).status;
    expect([await remove(buyer, theirs), await remove(staff(), mine)]).toEqual([409, 409]);
    await desk.received(one);
    const late = await add({ one }, buyer, await plainJpeg("#20457c"));
    expect([late.status, messageOf(late.json)]).toEqual([
      409,
      "We have this return already. Please contact us to send more pictures",
    ]);
    expect(await remove(buyer, mine)).toBe(409);
    const condition = await added({ one }, staff(), await plainJpeg("#d9a441"));
    expect(await remove(staff(), condition.at(-1))).toBe(200);
    const settled = await desk.stepped(one, { status: "settled" });
    expect(settled.pictures.map(({ id }) => id)).toEqual(both.map(({ id }) => id));
    expect((await add({ one }, staff(), await plainJpeg("#d9a441"))).status).toBe(409);
    expect(await remove(staff(), theirs)).toBe(409);
    expect((await bytesOf(both[0] as ReturnPicture, buyer.accessToken)).status).toBe(200);
  });
});

describe("who works with them", () => {
  it("reads them with the return; what staff change and see is noted", async () => {
    const { bought, one, buyer } = await opened();
    const [picture] = await added({ one }, buyer, await plainJpeg());
    await added({ one }, staff(), await plainJpeg("#1a6b3c"));
    const { json } = await desk.staff("GET", `/api/returns?search=${one.return_number}`);
    const [listed] = returnListResponseSchema.parse(json).data;
    expect(listed?.pictures.map(({ by }) => by)).toEqual(["buyer", "staff"]);
    expect((await desk.read(bought)).returns[0]?.pictures).toEqual(listed?.pictures);
    const entries = await desk.orders.rows<{ before: object; after: object }>(
      `SELECT before, after FROM audit_event WHERE action = 'return.pictures' AND subject_id = $1`,
      [one.id],
    );
    expect(entries).toEqual([{ before: { pictures: 1 }, after: { pictures: 2 } }]);
    await desk.pictures("GET", one, staff(), { id: picture?.id ?? "" });
    const looks = async () => {
      const path = `/api/access-log?subject_id=${one.order_id}`;
      const { data } = accessListResponseSchema.parse((await desk.staff("GET", path)).json);
      return data.map(({ call }) => call);
    };
    await until(looks, (calls) =>
      calls.includes("GET /api/orders/:id/returns/:return_id/pictures/:picture_id"),
    );
  });

  it("has them in their own data, and loses them with the account once the return is over", async () => {
    const leaver = await register(shop, { firstname: "Diane", lastname: "Uwimana" });
    const [open, over] = [await opened(leaver), await opened(leaver)];
    const token = { token: leaver.token };
    await added(open, token, await plainJpeg());
    const [gone] = await added(over, token, await plainJpeg());
    await desk.received(over.one);
    await desk.stepped(over.one, { status: "settled" });
    const data = await callShop(shop, "GET", "/api/auth/me/data", { token: leaver.token });
    const { orders } = ownDataResponseSchema.parse(data.json).data;
    expect(orders.flatMap(({ returns }) => returns.map(({ pictures }) => pictures.length))).toEqual(
      [1, 1],
    );
    expect(JSON.stringify(data.json)).toContain(gone?.url);
    const removed = await desk.staff("DELETE", `/api/auth/users/${leaver.user.id}`);
    expect(removed.status).toBe(200);
    const left = await desk.orders.rows<{ return_id: string }>(
      "SELECT return_id FROM order_return_picture WHERE return_id = ANY ($1)",
      [[open.one.id, over.one.id]],
    );
    expect(left).toEqual([{ return_id: open.one.id }]);
  });
});
