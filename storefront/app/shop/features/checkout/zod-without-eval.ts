import { z } from "zod";

// zod compiles its checks with `new Function` where it may. The page's policy forbids that, and
// each try is reported as a violation. This must run before the first schema is made.
z.config({ jitless: true });
