import type { Finding } from '../../finding.ts'
import { below } from '../ground/below.ts'
import type { Lint, LintContext } from '../ground/context.ts'
import { error } from '../ground/findings.ts'
import { fieldPlaces } from '../flows/field-places.ts'
import { fileOf } from '../tables/table-flow.ts'

/** What a limit bounds, by field type; any other type has no limit. */
const units: Readonly<Record<string, string>> = {
  text: 'characters',
  memo: 'characters',
  json: 'characters',
  'ip-blocks': 'entries',
  file: 'bytes',
  'batch-file': 'bytes',
}

function lintUnit(
  file: string,
  path: string,
  name: string | undefined,
  unit: string | undefined,
  { library }: LintContext,
): Finding[] {
  const limit = name === undefined ? undefined : library.limits[name]
  if (limit === undefined || unit === undefined || limit.unit === unit) return []
  return [error(file, path, `'${name}' counts ${limit.unit}; here ${unit} are counted.`)]
}

/** A limit counts what is counted where it is named: characters of a text, bytes of a file, entries of a list. */
export const lintLimitUnits: Lint = (context) => [
  ...fieldPlaces(context.library).flatMap(([file, path, field]) => [
    ...lintUnit(file, `${path}/limit`, field.limit, units[field.type], context),
    ...lintUnit(file, `${path}/most`, field.most, 'entries', context),
  ]),
  ...Object.values(context.library.machines).flatMap(({ id, moves }) =>
    moves.flatMap(({ asks = [] }, at) =>
      asks.flatMap(({ limit, type }, of) =>
        lintUnit(`machines/${id}.machine.json`, `/moves/${at}/asks/${of}/limit`, limit, units[type], context),
      ),
    ),
  ),
  ...Object.values(context.library.tables).flatMap((table) =>
    lintUnit(fileOf(table), '/download/advised', table.download?.advised, 'entries', context),
  ),
  ...Object.entries(context.library.roles).flatMap(([role, { most }]) =>
    lintUnit('roles.json', below('/roles', role, 'most'), most, 'entries', context),
  ),
  ...Object.values(context.library.rules).flatMap(({ id, features = {} }) =>
    Object.entries(features).flatMap(([name, { version }]) =>
      lintUnit(`rules/${id}.rules.json`, below('/features', name, 'version'), version, 'version', context),
    ),
  ),
  ...Object.values(context.library.calls).flatMap(({ id, bodyBytes }) =>
    lintUnit(`calls/${id}.call.json`, '/bodyBytes', bodyBytes, 'bytes', context),
  ),
  ...Object.values(context.library.pages).flatMap(({ id, intro }) =>
    lintUnit(`pages/${id}.page.json`, '/intro/after', intro?.after, 'milliseconds', context),
  ),
]
