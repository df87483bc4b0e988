import type { Finding } from '#definition/finding.ts'
import { sayFinding } from '#definition/finding.ts'
import { emptyLibrary, type Library } from '#definition/library.ts'
import { globalRoots } from '#definition/lint/context/roots.ts'
import { lint } from '#definition/lint/lint.ts'
import { loadDefinitions, type DefinitionFile } from '#definition/loader.ts'
import { linkLibrary, type LinkedDefinitions } from '#server/definitions/linked-definitions.ts'
import { checkNetwork, type CheckedNetwork } from '#server/network/validity/network-check.ts'
import { casesOf } from '#tools/check/case-runs.ts'
import { readCheckInput } from '#tools/check/check-input.ts'
import { findBroken, proveInvariants } from '#tools/check/proven-invariants.ts'
import type { Mutant } from './mutant.ts'

/** Definitions as they load and link. */
interface Definitions {
  readonly library: Library
  readonly linked: LinkedDefinitions
}

/** Input of a comparison: the loaded definitions, and the files of the simulated network. */
interface Compared {
  readonly library: Library
  readonly network: ReadonlyMap<string, unknown>
}

/**
 * Compares definitions with the specification. Each difference is a sentence; none means that they agree. If only one
 * file changed, only the parts it can affect are compared.
 */
export interface Comparison {
  readonly name: string
  differences(compared: Compared, changed?: string): readonly string[]
}

/** The first check that reported a mutant, and its message. */
export interface Detection {
  readonly by: string
  readonly says: string
}

/** Tries one mutant after the other and skips checks that a change cannot affect. */
export interface Detector {
  detect(mutant: Mutant): Detection | undefined
}

const checkContext = readCheckInput()
const isError = ({ level }: Finding): boolean => level === 'error'

/** The cases of these folders can differ when a file of one kind changes; every other kind is of no case. */
const casesTouched: Readonly<Record<string, readonly string[]>> = {
  'permissions/': ['permissions/'],
  'roles.json': ['permissions/'],
  'rules/': [
    'rules/',
    'permissions/',
    'machines/',
    'tasks/',
    'tables/',
    'details/',
    'pages/',
    'calls/',
    'controls/',
    'flows/',
  ],
  'limits.json': ['rules/', 'machines/', 'tasks/', 'tables/', 'permissions/', 'flows/'],
  'options/': ['flows/'],
  'requirement-types.json': ['flows/'],
  'faults.json': ['flows/'],
}

/** Returns the cases that a changed file can break, by the beginning of their name. */
function casesFor(file: string): readonly string[] {
  const own = /^(flows|machines|tasks|tables|details|pages|calls|controls)\/(.*)\.\w+\.json$/.exec(file)
  const casesOfIt = own && `${own[1]}/${own[2]}.cases.json`
  if (casesOfIt) return own[1] === 'machines' ? [casesOfIt, 'tables/', 'details/'] : [casesOfIt]
  const [, touched = []] = Object.entries(casesTouched).find(([start]) => file.startsWith(start)) ?? []
  return touched
}

/** A detector over the real definitions; the cheapest comes first, and the first that reports a change ends it. */
export function createDetector(
  files: readonly DefinitionFile[],
  comparisons: readonly Comparison[],
): Detector {
  const usual = new Set([...checkAll(files).map(sayFinding), ...differencesToday(files, comparisons)])
  return {
    detect(mutant) {
      const changed = { path: mutant.file, text: mutant.text() }
      const all = files.map((file) => (file.path === mutant.file ? changed : file))
      if (mutant.file.startsWith('network/')) return networkDetection(all, mutant.file, comparisons, usual)
      const { library, findings, unread } = loadDefinitions(all, checkContext.validate)
      const context = { ...checkContext, library, unread }
      const firstNew = (found: readonly Finding[]) =>
        found.find((one) => isError(one) && !usual.has(sayFinding(one)))
      const unreadable = firstNew(findings)
      if (unreadable) return { by: 'schema', says: sayFinding(unreadable) }
      const linked = linkLibrary(library, new Set(globalRoots(context).keys()))
      const unlinked = firstNew(linked.findings)
      if (unlinked) return { by: 'linker', says: sayFinding(unlinked) }
      const definitions = { library, linked }
      return (
        differing({ library, network: new Map() }, mutant.file, comparisons, usual) ??
        caseDetection(definitions, mutant.file) ??
        linted(firstNew(lint(context))) ??
        disproven(definitions)
      )
    },
  }
}

const linted = (found: Finding | undefined): Detection | undefined =>
  found && { by: 'linter', says: sayFinding(found) }

function disproven(definitions: Definitions): Detection | undefined {
  const [broken] = findBroken(proveInvariants(definitions, checkContext))
  return broken && { by: 'invariant', says: sayFinding(broken) }
}

function caseDetection({ library, linked }: Definitions, file: string): Detection | undefined {
  const touched = casesFor(file)
  if (touched.length === 0) return undefined
  const cases = casesOf(library, linked)
    .filter((one) => touched.some((start) => one.file.startsWith(start)))
    .toSorted((a, b) => rank(touched, a.file) - rank(touched, b.file))
  for (const { file: from, title, run } of cases) {
    const [difference] = run() ?? []
    if (difference !== undefined) return { by: 'case', says: `${from}: '${title}': ${difference}` }
  }
  return undefined
}

const rank = (touched: readonly string[], file: string): number =>
  touched.findIndex((start) => file.startsWith(start))

function differing(
  compared: Compared,
  file: string,
  comparisons: readonly Comparison[],
  usual: ReadonlySet<string>,
): Detection | undefined {
  for (const { name, differences } of comparisons) {
    const says = differences(compared, file).find((one) => !usual.has(one))
    if (says !== undefined) return { by: name, says }
  }
  return undefined
}

function networkDetection(
  files: readonly DefinitionFile[],
  changed: string,
  comparisons: readonly Comparison[],
  usual: ReadonlySet<string>,
): Detection | undefined {
  const { contents, findings } = checkedNetwork(files)
  return (
    linted(findings.find((one) => !usual.has(sayFinding(one)))) ??
    differing({ library: emptyLibrary, network: contents }, changed, comparisons, usual)
  )
}

function checkedNetwork(files: readonly DefinitionFile[]): CheckedNetwork {
  const below = 'network/'
  const own = files.filter(({ path }) => path.startsWith(below))
  return checkNetwork(own.map((file) => ({ ...file, path: file.path.slice(below.length) })))
}

function checkAll(files: readonly DefinitionFile[]): readonly Finding[] {
  const { library, findings, unread } = loadDefinitions(files, checkContext.validate)
  const context = { ...checkContext, library, unread }
  const linked = linkLibrary(library, new Set(globalRoots(context).keys()))
  return [...findings, ...linked.findings, ...lint(context), ...checkedNetwork(files).findings]
}

/** Returns the differences of the unchanged definitions: they would count as a report of every mutant. */
function differencesToday(files: readonly DefinitionFile[], comparisons: readonly Comparison[]): string[] {
  const { library } = loadDefinitions(files, checkContext.validate)
  const compared = { library, network: checkedNetwork(files).contents }
  return comparisons.flatMap(({ differences }) => differences(compared))
}
