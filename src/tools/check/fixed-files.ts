import { readFileSync, writeFileSync } from 'node:fs'
import type { Finding } from '#definition/finding.ts'
import { applyFixes } from '#definition/source/fix-edits.ts'

/** Applies the safe fixes and changes no other character of the files; returns their number. */
export function fixFiles(root: string, findings: readonly Finding[]): number {
  const byFile = Map.groupBy(
    findings.filter((finding) => finding.fix !== undefined),
    (finding) => finding.file,
  )
  let made = 0
  for (const [file, found] of byFile) {
    const text = readFileSync(root + file, 'utf8')
    const fixed = applyFixes(
      text,
      found.map((finding) => finding.fix!),
    )
    if (fixed.made > 0) writeFileSync(root + file, fixed.text)
    made += fixed.made
  }
  return made
}
