/** Text of `npm start -- --help`. */
export const HELP = `STRIVE, an online clothing shop.

  npm start                  open the shop: builds what is not built, starts its database
  npm run dev                the same, reloading what changes
  npm run build              build only
  npm run migrate            bring the database to this version, as every start does
  npm run seed               make the demo catalogue (-- --products N for a large made-up one)
  npm run doctor             prove that everything agrees (-- --fix mends what can be mended)
  npm run backup             write the whole shop into one file, while it sells (-- --to PLACE --keep N)
  npm run restore            read one back into an empty place (-- FILE)
  npm run retention          what is kept of people, and what is due to go (-- --dry-run, --now, --erase ADDRESS)
  npm run catalogue:check    compare what shoppers read with Medusa's records (-- --fix mends it)
  npm run catalogue:rebuild  make it anew

Settings are environment variables or lines of .env; .env.example explains each:

  PORT, HOST                          the shop (8000, every address)
  BACKOFFICE_PORT, BACKOFFICE_HOST    Medusa's dashboard (9000, this machine only; "off" closes it)
  SHOP_URL                            public address of the shop
  DATA_DIR                            database, pictures, secrets, logs (.data)
  DATABASE_URL, REDIS_URL             services of your own instead of the built-in ones
  ADMIN_EMAIL, ADMIN_PASSWORD         first admin
  SEED_DEMO, LOG_LEVEL, TRUST_PROXY, JWT_SECRET, COOKIE_SECRET, …
`;
