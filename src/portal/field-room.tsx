import { FieldTypesContext } from '#runtime/field/field-types.ts'
import { FormThemeContext, type FormTheme, type LoadFormTheme } from '#runtime/form/theme.ts'
import { fieldTypes } from '#widgets/index.ts'
import type { ReactNode } from 'react'

let theme: Promise<FormTheme> | undefined

const loadTheme: LoadFormTheme = () =>
  (theme ??= import('#widgets/theme/theme.ts').then((file) => file.blueprintTheme as FormTheme))

/** Field types and the form theme, for the pages that show fields; the others are spared loading them. */
export function FieldRoom({ children }: { readonly children: ReactNode }) {
  return (
    <FieldTypesContext value={fieldTypes}>
      <FormThemeContext value={loadTheme}>{children}</FormThemeContext>
    </FieldTypesContext>
  )
}
