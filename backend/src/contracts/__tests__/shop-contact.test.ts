import { describe, expect, it } from "vitest";
import { SHOP_CONTACT } from "../shop-contact";
import { contactOf } from "../told-contact";

describe("how to reach the shop", () => {
  it("is as the brand has it until staff say otherwise", () => {
    expect(contactOf()).toBe(SHOP_CONTACT);
    expect(contactOf({})).toBe(SHOP_CONTACT);
  });

  it("leads where what was typed leads, and has nothing that was left out", () => {
    const told = {
      email: "info@isimbi.rw",
      phone: "+250 (788) 111-222",
      whatsapp: "+250 788 111 222",
      instagram: "@isimbi.rw",
      tiktok: "https://www.tiktok.com/@isimbi?lang=en",
    };
    expect(contactOf(told)).toEqual({
      email: { handle: "info@isimbi.rw", href: "mailto:info@isimbi.rw" },
      phone: { handle: "+250 (788) 111-222", href: "tel:+250788111222" },
      whatsapp: { handle: "+250 788 111 222", href: "https://wa.me/250788111222" },
      instagram: { handle: "@isimbi.rw", href: "https://www.instagram.com/isimbi.rw" },
      tiktok: { handle: "@isimbi", href: "https://www.tiktok.com/@isimbi" },
    });
  });
});
