import { Button } from '@blueprintjs/core'
import { Filter } from '@blueprintjs/icons'
import { use, useCallback, useState } from 'react'
import { sayTables } from '#values/generated/say-tables.ts'
import { typesNamed } from '#engine/field/types-named.ts'
import { Opened } from '../../boundary/opened-part.tsx'
import { PrepareTypesContext } from '../../field/field-types.ts'
import { DropDown } from '../../menu/drop-down.tsx'
import { coming } from '../../preload/lazy-part.ts'
import type { FilterEditorProps } from './filter-editor.tsx'

// Fields weigh more than the list, which does not wait for them.
const { fetch: fetchChoice, Part: FilterChoice } = coming(() =>
  import('./filter-choice.tsx').then((file) => file.FilterChoice),
)

/** Loads the filter editor and the field types of the filters. */
export function useFilterTypes(
  { definition: { filters } }: FilterEditorProps['table'],
  fetch: () => Promise<unknown>,
) {
  const prepare = use(PrepareTypesContext)
  return useCallback(() => Promise.all([fetch(), prepare(typesNamed(filters))]), [fetch, prepare, filters])
}

/** Menu of the filters of a list; the chosen one opens in its place and filters at once. */
export function AddFilter(props: Omit<FilterEditorProps, 'chip' | 'onClose'>) {
  const prepared = useFilterTypes(props.table, fetchChoice)
  // Opened again before it has faded out, the menu starts with the list of filters.
  const [turn, setTurn] = useState(0)
  return (
    <DropDown
      preload={prepared}
      onOpenChange={(isOpen) => setTurn((before) => (isOpen ? before + 1 : before))}
      content={(close) => (
        <Opened at="" what={sayTables('theFilters')} onFailed={close}>
          <FilterChoice key={turn} {...props} onClose={close} />
        </Opened>
      )}
    >
      <Button
        className="ptl-add-filter"
        icon={<Filter />}
        text={sayTables('addFilter')}
        title={sayTables('addFilter')}
      />
    </DropDown>
  )
}
