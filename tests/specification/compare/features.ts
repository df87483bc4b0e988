import { features } from '../rules.ts'
import { words } from '../table.ts'
import { asSet, byName, type Part } from './part.ts'

/** On which products, permission, flag and version each feature depends. */
export const featurePart: Part = {
  of: 'rules',
  table: 'rules.ts',
  says: byName(
    features.flatMap(({ feature, products, without, permission, flag, version, source }) => [
      [`The feature ${feature}, products`, { value: asSet(words(products)), source }],
      [`The feature ${feature}, without`, { value: asSet(words(without)), source }],
      [`The feature ${feature}, permission`, { value: permission, source }],
      [`The feature ${feature}, flag`, { value: flag, source }],
      [`The feature ${feature}, version`, { value: version, source }],
    ]),
  ),
  defined: (library) =>
    byName(
      Object.values(library.rules).flatMap(({ id, features: defined = {} }) =>
        Object.entries(defined).flatMap(([name, one]) => {
          const at = { file: `rules/${id}.rules.json` }
          return [
            [`The feature ${name}, products`, { value: asSet(one.products ?? []), ...at }],
            [`The feature ${name}, without`, { value: asSet(one.without ?? []), ...at }],
            [`The feature ${name}, permission`, { value: one.permission ?? '', ...at }],
            [`The feature ${name}, flag`, { value: one.flag ?? '', ...at }],
            [`The feature ${name}, version`, { value: one.version ?? '', ...at }],
          ] as const
        }),
      ),
    ),
}
