import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const imported = /^(?:import|export) (?!type\b)(?:[^'"]*? from )?'([^']+)'/gm

/** Lists the files that a file loads, their packages, and the parts of Blueprint. */
function reachedFrom(start: string) {
  const files = new Set<string>()
  const packages = new Set<string>()
  const blueprint = new Set<string>()
  const visit = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    const text = readFileSync(file, 'utf8')
    for (const [statement, name = ''] of text.matchAll(imported)) {
      if (name === '@blueprintjs/core')
        for (const part of statement.match(/\w+/g)?.slice(1) ?? []) blueprint.add(part)
      if (!/^[#.]/.test(name)) packages.add(name)
      if (!/^[#.].*\.tsx?$/.test(name)) continue
      visit(name.startsWith('#') ? join(root, 'src', name.slice(1)) : join(dirname(file), name))
    }
  }
  visit(join(root, start))
  return { files: [...files].map((file) => relative(join(root, 'src'), file)), packages, blueprint }
}

it.each(['portal/main.tsx', 'portal/tables/table-view.tsx', 'portal/pages/record/details-page.tsx'])(
  'shows %s before what asks, and before what drops down from it',
  (file) => {
    const { files, blueprint } = reachedFrom(`src/${file}`)
    expect(files.length).toBeGreaterThan(20)
    expect(files).not.toContain('engine/flow/store.ts')
    expect(files.filter((one) => /widgets\/.*-widget\.tsx$|drop-down-popup|filter-editor/.test(one))).toEqual(
      [],
    )
    expect([...blueprint].filter((part) => /^Popover|^Tooltip|^Menu/.test(part))).toEqual([])
  },
)

it('judges the first answers without what judges forms, and with the schemas of no other', () => {
  const [page, validate] = ['portal/main.tsx', 'portal/server/answers/answer-schemas.ts'].map((file) =>
    reachedFrom(`src/${file}`),
  )
  expect(validate?.packages).toContain('virtual:answer-schemas')
  for (const { files, packages } of [page, validate].flatMap((one) => one ?? [])) {
    expect(packages).not.toContain('json-schema-library')
    const reading = files.filter((file) =>
      readFileSync(join(root, 'src', file), 'utf8').includes('/schemas/'),
    )
    expect(reading).toEqual([])
  }
})
