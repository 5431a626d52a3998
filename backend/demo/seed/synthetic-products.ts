import { DEMO_PRODUCTS, slug, type DemoProduct } from "../catalogue";
import { seededRandom } from "../catalogue/seeded-random";

// None of the cuts occurs in the demo catalogue, so no synthetic name equals a demo name.
const PLACES =
  "Akagera Bigogwe Biryogo Bisoke Bugarama Bugesera Buhanga Burera Busasamana Byumba Gacuriro Gahinga Gakenke Gatsibo Gicumbi Gikondo Gisagara Gisakura Gisenyi Gishwati Gisozi Gitarama Huye Ihema Iwawa Kabarondo Kabeza Kabgayi Kabuga Kacyiru Kagera Kamembe Kamonyi Kanombe Karisimbi Karongi Kayonza Kibuye Kicukiro Kimihurura Kimironko Kinigi Kirehe Kitabi Kivu Kiyovu Masaka Mpanga Muhabura Muhanga Muhazi Mukungwa Mulindi Musanze Ndera Ngoma Ngororero Nkombo Nyabarongo Nyabihu Nyabugogo Nyagatare Nyamagabe Nyamasheke Nyamata Nyamirambo Nyanza Nyaruguru Nyarutarama Nyungwe Rebero Remera Rubavu Rugezi Ruhango Ruhengeri Ruhondo Rulindo Rusizi Rusumo Rutsiro Rwamagana Rwesero Sabyinyo Sebeya Shyorongi Tumba Virunga".split(
    " ",
  );
const CUTS =
  "Airy Ample Basic Bold Brisk Calm Clean Classic Compact Crisp Daily Double Early Easy Even Field-Day First Firm Free Gentle Grand Half High-Noon Homeward Late Lean Light Loose Lower Market Morning Narrow Neat Open Outer Paired Plain Quick Quiet Rainy Ready Rough Round Second Sharp Short-Cut Simple Single Slow Smooth Solid Steady Still Sunday Supple Tall Third Town Travel True Upper Washed Weekend Work".split(
    " ",
  );
const OPENINGS = [
  "Made for days that start before the sun.",
  "Cut for work and kept for the weekend.",
  "One piece, three seasons, no fuss.",
  "Built to be worn hard and washed often.",
  "The one you pack first.",
  "Light on the shoulders, strong at the seams.",
  "Plain from afar, careful up close.",
  "Made to be repaired, not replaced.",
] as const;

/** "Karisimbi Heavy Hoodie" is a hoodie, "Little Kivu Dress" a dress. */
const kindOf = (product: DemoProduct): string => product.name.split(" ").at(-1) ?? product.name;

/**
 * n products like the demo's, for measuring a large catalogue: names, handles and descriptions all
 * differ, pictures are the demo's. The same n and seed always yield the same products, and the first
 * k of a longer run are the run of length k. Pure.
 */
export function* syntheticProducts(n: number, seed: number): Generator<DemoProduct> {
  const random = seededRandom(seed);
  const names = PLACES.length * CUTS.length;
  for (let i = 0; i < n; i++) {
    const model = random.pick(DEMO_PRODUCTS);
    // Place and cut count through all their pairs, so a name can only repeat with another series.
    const place = PLACES[i % PLACES.length] ?? "";
    const cut = CUTS[Math.floor(i / PLACES.length) % CUTS.length] ?? "";
    const series = Math.floor(i / names);
    const name = `${place} ${cut} ${kindOf(model)}${series ? ` ${series + 1}` : ""}`;
    const soldOut = random.chance(0.03);
    yield {
      ...model,
      texts: {},
      name,
      handle: `${slug(name)}-${i.toString(36)}`,
      priceRwf: random.int(16, 240) * 500,
      description: `${random.pick(OPENINGS)} ${name}, number ${i + 1}.\n${model.description}`,
      variants: model.variants.map((variant) => ({
        ...variant,
        stock: soldOut || random.chance(0.07) ? 0 : random.int(1, 40),
      })),
      ageMinutes: (DEMO_PRODUCTS.length + i) * 660,
    };
  }
}
