import { typesNamed } from '#engine/field/types-named.ts'
import { fetchOnce } from '#runtime/preload/fetch-once.ts'
import { FieldTypesContext, KindsContext, PrepareTypesContext, useTypes } from '#runtime/field/field-types.ts'
import { FormThemeContext, type FormTheme, type LoadFormTheme } from '#runtime/form/nested/theme.ts'
import { fieldTypes, kinds, prepare, prepareWords } from '#widgets/index.ts'
import type { ReactNode } from 'react'

const loadTheme: LoadFormTheme = fetchOnce(() =>
  import('#widgets/theme/theme.ts').then((file) => file.blueprintTheme as FormTheme),
)

/** Suspends until the field types of a definition are loaded; link it only after this. */
export function useNamedTypes(definition: unknown): void {
  useTypes(typesNamed(definition), prepare)
}

/** The same for values that are only printed. */
export function useNamedWords(definition: unknown): void {
  useTypes(typesNamed(definition), prepareWords)
}

/** Field types and the form theme, for the pages that show fields; the others are spared loading them. */
export function FieldProvider({ children }: { readonly children: ReactNode }) {
  return (
    <FieldTypesContext value={fieldTypes}>
      <KindsContext value={kinds}>
        <PrepareTypesContext value={prepare}>
          <FormThemeContext value={loadTheme}>{children}</FormThemeContext>
        </PrepareTypesContext>
      </KindsContext>
    </FieldTypesContext>
  )
}
