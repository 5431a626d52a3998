/** The members of npm's package-lock.json (version 3) that the audit reads. */
export interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  /** A workspace of our own, shown as a link. */
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** By path: "" and the workspaces' folders are ours, everything below `node_modules/` is foreign. */
export interface Lockfile {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** An installed package: its place, its name, and what the lockfile says of it. */
export interface Installed extends LockedPackage {
  readonly place: string;
  readonly name: string;
}

const MARK = "node_modules/";

/** Everything from outside, without our own workspaces. */
export function installed({ packages }: Lockfile): Installed[] {
  return Object.entries(packages).flatMap(([place, entry]) => {
    const at = place.lastIndexOf(MARK);
    if (at < 0 || entry.link) return [];
    return [{ ...entry, place, name: place.slice(at + MARK.length) }];
  });
}

/** Our own package.json files, as the lockfile repeats them. */
export const ownManifests = ({ packages }: Lockfile) =>
  Object.entries(packages).filter(([place]) => !place.includes(MARK));
