import { expect } from 'vitest'
import { sayFinding, type Finding } from '#definition/finding.ts'
import type { DefinitionFile } from '#definition/loader.ts'
import { followCheck, type CheckedDefinitions } from '#server/definitions/definitions-check.ts'
import { definitionsRoot, readDefinitions } from '#server/definitions/definition-files.ts'
import { readCheckInput } from '#tools/check/check-input.ts'

/** The definitions as they stand in the repository. */
export const real = readDefinitions(definitionsRoot).map(({ path, text = '' }) => ({ path, text }))
export const context = readCheckInput()

const following = followCheck(context)

/** Checks all files and reuses the results of the last check that the changes cannot affect. */
export const checkChanged = (files: readonly DefinitionFile[]): CheckedDefinitions => following.check(files)

/** The real definitions as they are checked, once for all tests that read them. */
export const realChecked = checkChanged(real)
export const realFindings = realChecked.findings

/** Formats a finding without its list of valid names, which grows with the definitions. */
const sayPlainly = (finding: Finding): string =>
  sayFinding(
    finding.about?.kind === 'unread'
      ? finding
      : { ...finding, sentence: finding.sentence.replace(/ Name one of (?!them|these).*$/, '') },
  )

const usual = new Set(realFindings.map(sayPlainly))

export const flow = 'flows/single-payment.flow.json'

/** Values by JSON Pointer; undefined takes a key out, '-' at the end appends. */
type Patch = Readonly<Record<string, unknown>>

export function patched(text: string, patch: Patch): string {
  const data = JSON.parse(text) as unknown
  for (const [pointer, value] of Object.entries(patch)) {
    const parts = pointer
      .split('/')
      .slice(1)
      .map((part) => part.replaceAll('~1', '/'))
    const last = parts.pop()!
    const holder = parts.reduce((node, part) => (node as Record<string, unknown>)[part], data)
    if (Array.isArray(holder) && last === '-') holder.push(value)
    else if (value === undefined) delete (holder as Record<string, unknown>)[last]
    else (holder as Record<string, unknown>)[last] = value
  }
  return JSON.stringify(data)
}

/** The pointer to the entry of a list that has an id, or that under another word, wherever it stands today. */
export function placeOf(path: string, list: string, id: string, word = 'id'): string {
  const text = real.find((file) => file.path === path)?.text ?? '{}'
  const entries = (JSON.parse(text) as Record<string, Readonly<Record<string, unknown>>[]>)[list] ?? []
  return `/${list}/${entries.findIndex((entry) => entry[word] === id)}`
}

/** The real files with one of them changed, or added when there is none of that name. */
export function filesWith(path: string, patch: Patch | string): DefinitionFile[] {
  const old = real.find((file) => file.path === path)
  const text = typeof patch === 'string' ? patch : patched(old?.text ?? '{}', patch)
  return withFiles([{ path, text }])
}

/** The real files with these in place of those of their names, and after all others where there is none. */
export function withFiles(changed: readonly DefinitionFile[]): DefinitionFile[] {
  const own = new Map(changed.map((file) => [file.path, file]))
  const placed = real.map((file) => own.get(file.path) ?? file)
  const existing = new Set(real.map(({ path }) => path))
  return [...placed, ...changed.filter(({ path }) => !existing.has(path))]
}

/** Lists the findings that appear only with this file changed. */
export function foundWith(path: string, patch: Patch | string): Finding[] {
  const { findings } = checkChanged(filesWith(path, patch))
  return findings.filter((finding) => !usual.has(sayPlainly(finding)))
}

/** Lists the findings of a changed file as printed lines. */
export function findingsWith(path: string, patch: Patch | string): string[] {
  return foundWith(path, patch).map(sayPlainly)
}

/** A file, a change that breaks it, and the expected line of the check. */
type Broken = readonly [path: string, patch: Patch, line: string]

const touches = (one: Broken, other: Broken): boolean =>
  one[0] === other[0] &&
  Object.keys(one[1]).some((at) =>
    Object.keys(other[1]).some(
      (place) => `${at}/`.startsWith(`${place}/`) || `${place}/`.startsWith(`${at}/`),
    ),
  )

/**
 * Chooses changes that can be made in one library: the first, and every other that touches none of the chosen places.
 */
function together(broken: readonly Broken[]): readonly Broken[] {
  const chosen: Broken[] = []
  for (const one of broken) if (!chosen.some((other) => touches(one, other))) chosen.push(one)
  return chosen
}

function findingsWithAll(broken: readonly Broken[]): readonly string[] {
  const patches = new Map<string, Patch>()
  for (const [path, patch] of broken) patches.set(path, { ...patches.get(path), ...patch })
  const texts = new Map(real.map(({ path, text }) => [path, text]))
  const changed = [...patches].map(([path, patch]) => ({
    path,
    text: patched(texts.get(path) ?? '{}', patch),
  }))
  return checkChanged(withFiles(changed)).findings.map(sayPlainly)
}

/**
 * Lists the expected lines that the check does not print. One check of all definitions is slow, so independent
 * changes are checked together. One mistake may hide another: the missed half is checked again in smaller groups, at
 * last alone.
 */
function findMissed(broken: readonly Broken[]): readonly Broken[] {
  const now = together(broken)
  const messages = new Set(findingsWithAll(now))
  const missed = now.filter(([, , line]) => !messages.has(line))
  if (now.length === 1) return [...missed, ...findAll(broken.slice(1))]
  const half = Math.ceil(missed.length / 2)
  const later = broken.filter((one) => !now.includes(one))
  return [missed.slice(0, half), missed.slice(half), later].flatMap(findAll)
}

const findAll = (broken: readonly Broken[]) => (broken.length === 0 ? [] : findMissed(broken))

/** Expects every row to be found; `read` returns its file, its change and the whole expected line. */
export function expectFindings<Row extends unknown[] | [unknown]>(
  rows: readonly Row[],
  read: (...row: Row) => Broken,
): void {
  const broken = rows.map((row) => read(...row))
  for (const [path, , line] of broken) expect(usual, `of ${path} as it stands`).not.toContain(line)
  expect(findAll(broken).map(([, , line]) => line)).toEqual([])
}

/** Value that replaces the one at a path, and the beginning of the expected sentence. */
export type Slip = readonly [path: string, value: string, sentence: string]

/** Checks many mistakes of one file at once: a check of all definitions for each would take too long. */
export function expectFound(where: string, slips: readonly Slip[]): void {
  const patch = Object.fromEntries(slips.map(([path, value]) => [path, value]))
  const messages = findingsWith(where, patch)
  const missed = slips.filter(
    ([path, , says]) => !messages.some((line) => line.startsWith(`${where} ${path}: ${says}`)),
  )
  expect(missed).toEqual([])
}
