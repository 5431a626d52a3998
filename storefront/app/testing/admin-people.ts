import {
  doneResponseSchema,
  logoutEverywhereBodySchema,
  logoutEverywhereResponseSchema,
  roleBodySchema,
  toggleStatusBodySchema,
  updateUserBodySchema,
  userListQuerySchema,
  userListResponseSchema,
  userResponseSchema,
  userStatsResponseSchema,
  type User,
  type UserListQuery,
} from "@strive/backend/contracts/accounts";
import {
  appSettingsResponseSchema,
  DEFAULT_APP_SETTINGS,
  updateAppSettingsBodySchema,
  type AppSettings,
} from "@strive/backend/contracts/app-settings";
import {
  categoryListResponseSchema,
  categorySchema,
  type Category,
} from "@strive/backend/contracts/catalogue";
import {
  categoryResponseSchema,
  createCategoryBodySchema,
  deletedResponseSchema,
  updateCategoryBodySchema,
} from "@strive/backend/contracts/catalogue-writes";
import { publicSettingsResponseSchema } from "@strive/backend/contracts/public-settings";
import { updateShippingBodySchema, type Shipping } from "@strive/backend/contracts/shipping";
import { http, HttpResponse } from "msw";
import { creditDesk } from "./admin-credit";
import { failure } from "./handlers";
import { answerShipping, shipping as firstShipping } from "./shipping";
import { admin, isFrom } from "./signed-in";

/** Rows per page, from the settings. */
const PAGE_SIZE = 20;

const bodyOf = async (request: Request): Promise<unknown> => {
  const text = await request.text();
  return text === "" ? {} : (JSON.parse(text) as unknown);
};
const queryOf = ({ url }: Request) => Object.fromEntries(new URL(url).searchParams);

const ORDERS: Record<UserListQuery["sort"], (one: User, other: User) => number> = {
  latest: (one, other) => other.createdAt.localeCompare(one.createdAt),
  oldest: (one, other) => one.createdAt.localeCompare(other.createdAt),
  name: (one, other) => one.name.localeCompare(other.name),
  name_desc: (one, other) => other.name.localeCompare(one.name),
  email: (one, other) => one.email.localeCompare(other.email),
  email_desc: (one, other) => other.email.localeCompare(one.email),
};

/** Accounts as on the server, with its rules; only Eric, an admin, has access. */
export function peopleDesk(...start: User[]) {
  let people = start;
  /** Queries of the list, and recorded changes: `PUT acc_grace/role {"role":"admin"}`. */
  const asked: string[] = [];
  const changes: string[] = [];

  const found = (id: unknown) => people.find((user) => user.id === id);
  const put = (user: User) => {
    people = people.map((known) => (known.id === user.id ? user : known));
    return HttpResponse.json(userResponseSchema.parse({ success: true, data: user }));
  };
  const refusal = (user: User, action: string) => {
    if (user.role !== "admin") return null;
    const active = people.filter(({ role, isActive }) => role === "admin" && isActive);
    if (active.length === 1 && active[0]?.id === user.id) {
      return failure(409, "There must be at least one active admin");
    }
    return user.id === admin.id ? failure(409, `You can't ${action} yourself`) : null;
  };

  const list = http.get("*/api/auth/users", ({ request }) => {
    if (!isFrom(request, admin)) return failure(403, "Access denied");
    asked.push(new URL(request.url).search);
    const { limit: _, ...query } = userListQuerySchema.parse(queryOf(request));
    const { search = "", role, isActive, sort, offset } = query;
    const matches = people
      .filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(search.toLowerCase()))
      .filter((user) => role === undefined || user.role === role)
      .filter((user) => isActive === undefined || user.isActive === isActive)
      .sort(ORDERS[sort]);
    const data = matches.slice(offset, offset + PAGE_SIZE);
    const answer = { success: true, data, count: matches.length, limit: PAGE_SIZE, offset };
    return HttpResponse.json(userListResponseSchema.parse(answer));
  });
  const stats = http.get("*/api/auth/users/stats", () => {
    const count = (is: (user: User) => boolean) => people.filter(is).length;
    const data = {
      total_users: people.length,
      active_users: count(({ isActive }) => isActive),
      admins: count(({ role }) => role === "admin"),
      regular_users: count(({ role }) => role === "user"),
    };
    return HttpResponse.json(userStatsResponseSchema.parse({ success: true, data }));
  });
  const one = http.get("*/api/auth/users/:id", ({ params }) => {
    const user = found(params["id"]);
    return user ? put(user) : failure(404, "Resource not found");
  });
  const role = http.put("*/api/auth/users/:id/role", async ({ request, params }) => {
    const body = roleBodySchema.parse(await bodyOf(request));
    changes.push(`PUT ${String(params["id"])}/role ${JSON.stringify(body)}`);
    const user = found(params["id"]);
    if (!user) return failure(404, "Resource not found");
    const refused = body.role === "user" ? refusal(user, "demote") : null;
    return refused ?? put({ ...user, role: body.role });
  });
  const toggle = http.put("*/api/auth/users/:id/toggle-status", async ({ request, params }) => {
    toggleStatusBodySchema.parse(await bodyOf(request));
    changes.push(`PUT ${String(params["id"])}/toggle-status`);
    const user = found(params["id"]);
    if (!user) return failure(404, "Resource not found");
    const refused = user.isActive ? refusal(user, "deactivate") : null;
    return refused ?? put({ ...user, isActive: !user.isActive });
  });
  const edit = http.put("*/api/auth/users/:id", async ({ request, params }) => {
    const body = updateUserBodySchema.parse(await bodyOf(request));
    changes.push(`PUT ${String(params["id"])} ${JSON.stringify(body)}`);
    const user = found(params["id"]);
    if (!user) return failure(404, "Resource not found");
    const given = Object.entries(body).filter(([, value]) => value !== undefined);
    const next = { ...user, ...Object.fromEntries(given) };
    return put({ ...next, name: `${next.firstname} ${next.lastname}` });
  });
  const remove = http.delete("*/api/auth/users/:id", ({ params }) => {
    changes.push(`DELETE ${String(params["id"])}`);
    const user = found(params["id"]);
    if (!user) return failure(404, "Resource not found");
    const refused = refusal(user, "delete");
    if (refused) return refused;
    people = people.filter(({ id }) => id !== user.id);
    return HttpResponse.json(doneResponseSchema.parse({ success: true }));
  });
  const own = [list, stats, one, role, toggle, edit, remove];
  // Nobody has store credit, unless a test says so first.
  return { handlers: [...own, ...creditDesk().handlers], asked, changes };
}

export const categoryNamed = (name: string, facts: Partial<Category> = {}): Category =>
  categorySchema.parse({
    _id: `cat_${name.toLowerCase()}`,
    id: `cat_${name.toLowerCase()}`,
    category_name: name,
    gender: "unisex",
    product_count: 0,
    ...facts,
  });

/** Categories as on the server; one with products can't be deleted. */
export function categoryDesk(...start: Category[]) {
  let categories = start;
  /** In other languages, by category and language. */
  const names: Record<string, Record<string, string>> = {};
  const changes: string[] = [];
  const found = (id: unknown) => categories.find((category) => category.id === id);
  const answer = (data: Category, status = 200) =>
    HttpResponse.json(categoryResponseSchema.parse({ success: true, data }), { status });
  const handlers = [
    http.get("*/api/categories", ({ request }) => {
      const language = new URL(request.url).searchParams.get("language") ?? "";
      const told = categories.map((category) => {
        const name = names[category.id]?.[language];
        const original_name = category.category_name;
        return name === undefined ? category : { ...category, category_name: name, original_name };
      });
      return HttpResponse.json(categoryListResponseSchema.parse({ success: true, data: told }));
    }),
    http.post("*/api/categories", async ({ request }) => {
      if (!isFrom(request, admin)) return failure(403, "Access denied");
      const body = createCategoryBodySchema.parse(await bodyOf(request));
      changes.push(`POST ${JSON.stringify(body)}`);
      const added = categoryNamed(body.category_name, body);
      categories = [...categories, added];
      return answer(added, 201);
    }),
    http.put("*/api/categories/:id", async ({ request, params }) => {
      const body = updateCategoryBodySchema.parse(await bodyOf(request));
      changes.push(`PUT ${String(params["id"])} ${JSON.stringify(body)}`);
      const category = found(params["id"]);
      if (!category) return failure(404, "Category not found");
      const saved = categorySchema.parse({ ...category, ...body });
      categories = categories.map((known) => (known.id === saved.id ? saved : known));
      return answer(saved);
    }),
    http.delete("*/api/categories/:id", ({ params }) => {
      changes.push(`DELETE ${String(params["id"])}`);
      const category = found(params["id"]);
      if (!category) return failure(404, "Category not found");
      const { id, product_count: count } = category;
      if (count > 0) return failure(409, `${count} products are still in this category`);
      categories = categories.filter((known) => known.id !== id);
      const deleted = { success: true, data: { id, _id: id } };
      return HttpResponse.json(deletedResponseSchema.parse(deleted));
    }),
  ];
  return { handlers, changes, names };
}

/** Settings and delivery as on the server, and what was sent to it. */
export function settingsDesk(changed: Partial<AppSettings> = {}) {
  let settings: AppSettings = { ...DEFAULT_APP_SETTINGS, ...changed };
  let shipping: Shipping = firstShipping;
  const received = { settings: [] as unknown[], shipping: [] as unknown[] };
  const answer = () =>
    HttpResponse.json(appSettingsResponseSchema.parse({ success: true, data: settings }));
  const handlers = [
    http.get("*/api/admin/app-settings", answer),
    http.put("*/api/admin/app-settings", async ({ request }) => {
      if (!isFrom(request, admin)) return failure(403, "Access denied");
      const body = updateAppSettingsBodySchema.parse(await bodyOf(request));
      received.settings.push(body);
      settings = { ...settings, ...(body as Partial<AppSettings>) };
      return answer();
    }),
    http.get("*/api/settings/public", () => {
      const { siteName, maintenanceMode, taxMode } = settings;
      const data = {
        siteName,
        maintenanceMode,
        isVatRegistered: taxMode === "vat",
        hasPickup: settings.shopPickup,
        phoneLogin: false,
        textChannels: [],
      };
      return HttpResponse.json(publicSettingsResponseSchema.parse({ success: true, data }));
    }),
    http.get("*/api/shipping", () => HttpResponse.json(answerShipping(shipping))),
    http.put("*/api/admin/shipping", async ({ request }) => {
      const body = updateShippingBodySchema.parse(await bodyOf(request));
      received.shipping.push(body);
      const { flat_fee = shipping.flat_fee, free_above = shipping.free_above } = body;
      const districts = shipping.districts.map((known) => {
        const own = body.districts?.find(({ district }) => district === known.district);
        const fee = own?.fee === undefined ? known.fee : own.fee;
        const free = own?.free_above === undefined ? known.free_above : own.free_above;
        const days = { min_days: own?.min_days, max_days: own?.max_days };
        const isFlat = fee === null || fee === shipping.flat_fee;
        const isFreeAsAll = free === null || free === shipping.free_above;
        return {
          ...known,
          fee: isFlat ? flat_fee : fee,
          free_above: isFreeAsAll ? free_above : free,
          min_days: days.min_days ?? known.min_days,
          max_days: days.max_days ?? known.max_days,
        };
      });
      shipping = { ...shipping, flat_fee, free_above, districts };
      return HttpResponse.json(answerShipping(shipping));
    }),
  ];
  return { handlers, received };
}

/** POST /auth/logout-everywhere, for the holder of `token`. */
export const endsEveryLogin = (token: string) =>
  http.post("*/api/auth/logout-everywhere", async ({ request }) => {
    logoutEverywhereBodySchema.parse(await bodyOf(request));
    if (!isFrom(request, admin)) return failure(401, "Please log in");
    return HttpResponse.json(logoutEverywhereResponseSchema.parse({ success: true, token }));
  });
