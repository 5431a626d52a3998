import { installed, ownManifests, type Installed, type Lockfile } from "./lockfile";

/** What may be in the tree. Each exception says why it is one. */
export interface Policy {
  /** Hosts packages may come from. npm leaves out the registry's own host. */
  readonly hosts: readonly string[];
  /** Names (or `@scope/*`) with an install script, and why it is harmless. */
  readonly installScripts: Readonly<Record<string, string>>;
  /** Licences any package may have. */
  readonly licences: readonly string[];
  /** Packages with another licence, or one the lockfile can't tell, and why. */
  readonly otherLicences: Readonly<Record<string, string>>;
  /** Packages of one version in the whole tree. */
  readonly single: readonly string[];
  /** Packages of one version below a folder, whatever is elsewhere. */
  readonly singleBelow: Readonly<Record<string, readonly string[]>>;
}

/** One version, under its own name or another. */
const EXACT = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;

const find = (table: Readonly<Record<string, string>>, name: string): string | undefined =>
  table[name] ?? table[`${name.split("/")[0]}/*`];

/** Our own manifests name one version each: what is tested is what is installed. */
function loosePins(lockfile: Lockfile): string[] {
  return ownManifests(lockfile).flatMap(([place, manifest]) =>
    Object.entries({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.optionalDependencies,
    })
      .filter(([, version]) => !EXACT.test(version))
      .map(
        ([name, version]) =>
          `${place === "" ? "package.json" : `${place}/package.json`}: ${name} is "${version}", not one exact version.`,
      ),
  );
}

/** Built for one platform: npm can't know the digest of what it never downloaded. */
const isForOnePlatform = ({ optional, os, cpu, libc }: Installed) =>
  optional === true && [os, cpu, libc].some((names) => names !== undefined);

function withoutDigest(packages: readonly Installed[]): string[] {
  return packages
    .filter((entry) => entry.integrity === undefined && !isForOnePlatform(entry))
    .map(({ place }) => `${place} has no integrity digest.`);
}

function strangeHosts(packages: readonly Installed[], { hosts }: Policy): string[] {
  return packages.flatMap(({ place, resolved }) => {
    if (resolved === undefined) return [];
    const url = URL.canParse(resolved) ? new URL(resolved) : null;
    if (url?.protocol === "https:" && hosts.includes(url.host)) return [];
    return [`${place} comes from ${url?.host ? url.protocol + "//" + url.host : resolved}.`];
  });
}

function unknownScripts(packages: readonly Installed[], policy: Policy): string[] {
  return packages
    .filter(({ hasInstallScript, name }) => hasInstallScript && !find(policy.installScripts, name))
    .map(({ place }) => `${place} runs a script when it is installed.`);
}

/** `(MIT OR CC0-1.0)` needs one allowed, `MIT AND ISC` needs all. */
export function isLicenceAllowed(expression: string, allowed: readonly string[]): boolean {
  const text = expression.replace(/[()]/g, "");
  return text
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every((id) => allowed.includes(id.trim())));
}

function strangeLicences(packages: readonly Installed[], policy: Policy): string[] {
  return packages.flatMap(({ place, name, license }) => {
    if (license !== undefined && isLicenceAllowed(license, policy.licences)) return [];
    if (find(policy.otherLicences, name)) return [];
    return [`${place} has ${license === undefined ? "no known licence" : `licence ${license}`}.`];
  });
}

/** Versions by name, of the packages in question. */
function versionsOf(packages: readonly Installed[], isMeant: (name: string) => boolean) {
  const versions = new Map<string, Set<string>>();
  for (const { name, version = "unknown" } of packages) {
    if (!isMeant(name)) continue;
    versions.set(name, (versions.get(name) ?? new Set<string>()).add(version));
  }
  return versions;
}

function twins(packages: readonly Installed[], { single, singleBelow }: Policy): string[] {
  const matches = (name: string, wanted: string) =>
    wanted.endsWith("/*") ? name.startsWith(wanted.slice(0, -1)) : name === wanted;
  const check = (among: readonly Installed[], names: readonly string[], where: string) =>
    [...versionsOf(among, (name) => names.some((wanted) => matches(name, wanted)))].flatMap(
      ([name, versions]) =>
        versions.size < 2 ? [] : [`${name} is there as ${[...versions].join(" and ")}${where}.`],
    );
  const below = Object.entries(singleBelow).flatMap(([folder, names]) =>
    check(
      packages.filter(({ place }) => place.startsWith(`${folder}/`)),
      names,
      ` below ${folder}`,
    ),
  );
  return [...check(packages, single, ""), ...below];
}

/** An exception no longer needed hides the next problem under its name. */
function staleExceptions(packages: readonly Installed[], policy: Policy): string[] {
  const isUsed = (key: string, isMeant: (entry: Installed) => boolean) =>
    packages.some((entry) => isMeant(entry) && find({ [key]: "." }, entry.name) !== undefined);
  const scripts = Object.keys(policy.installScripts)
    .filter((key) => !isUsed(key, ({ hasInstallScript }) => hasInstallScript === true))
    .map((key) => `${key} is excepted for an install script that it has not.`);
  const licences = Object.keys(policy.otherLicences)
    .filter(
      (key) =>
        !isUsed(
          key,
          ({ license }) => license === undefined || !isLicenceAllowed(license, policy.licences),
        ),
    )
    .map((key) => `${key} is excepted for a licence that it has not.`);
  return [...scripts, ...licences];
}

/** What is wrong with the tree, one sentence each; empty if all is well. Works offline. */
export function judgeLockfile(lockfile: Lockfile, policy: Policy): string[] {
  const packages = installed(lockfile);
  return [
    ...(lockfile.lockfileVersion === 3 ? [] : ["package-lock.json is not of version 3."]),
    ...loosePins(lockfile),
    ...withoutDigest(packages),
    ...strangeHosts(packages, policy),
    ...unknownScripts(packages, policy),
    ...strangeLicences(packages, policy),
    ...twins(packages, policy),
    ...staleExceptions(packages, policy),
  ];
}
