interface Plate {
  title: string;
  /** What somebody who can't see the picture should know about it. */
  alt: string;
}

/** The gallery's pictures, in their order; `studio/plates.py` makes them, by their number. */
export const PLATES: readonly Plate[] = [
  { title: "Casual Look", alt: "White tee with red ridges, blue jeans and white high-tops" },
  { title: "Street Style", alt: "Black hoodie and a chalk cap on a red relief wall" },
  { title: "Formal Attire", alt: "White shirt, dark trousers and a brown belt" },
  { title: "Summer Vibes", alt: "Red and white wrap dress and a canvas tote on ochre" },
  { title: "Urban Chic", alt: "Olive bomber, black pleated skirt and black high-tops" },
  { title: "Minimalist Style", alt: "Stone crewneck with a small red mark on a hanger" },
  { title: "Business Casual", alt: "Light blue shirt, khaki chinos and a brown belt" },
  { title: "Weekend Outfit", alt: "Forest knit with white ridges, grey shorts and a red cap" },
  { title: "Night Out", alt: "Black dress with a red sash over nested red diamonds" },
  { title: "Smart Casual", alt: "Diamond camp shirt and black chinos" },
  { title: "Athleisure", alt: "Chalk crewneck with a large green mark, dark shorts and high-tops" },
  { title: "Winter Look", alt: "Cream knit with dark ridges and a red scarf" },
];
