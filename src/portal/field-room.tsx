import { FieldTypesContext } from '#runtime/field/field-types.ts'
import { FormThemeContext, type FormTheme } from '#runtime/form/theme.ts'
import { fieldTypes } from '#widgets/index.ts'
import { blueprintTheme } from '#widgets/theme/theme.ts'
import type { ReactNode } from 'react'

/** Field types and the form theme, for the pages that show fields; the others are spared loading them. */
export function FieldRoom({ children }: { readonly children: ReactNode }) {
  return (
    <FieldTypesContext value={fieldTypes}>
      <FormThemeContext value={blueprintTheme as FormTheme}>{children}</FormThemeContext>
    </FieldTypesContext>
  )
}
