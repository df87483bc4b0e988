import { Menu, MenuItem } from '@blueprintjs/core'
import { use, useState } from 'react'
import { sayTables } from '#values/generated/say-tables.ts'
import { typesNamed } from '#engine/field/types-named.ts'
import { chipsOf, type FilterChip } from '#engine/table/filters/chips.ts'
import { filterStore } from '#engine/table/filters/filter-store.ts'
import { DetailsContext } from '../../details/details-context.ts'
import { PrepareTypesContext, useTypes } from '../../field/field-types.ts'
import { FilterEditor, type FilterEditorProps } from './filter-editor.tsx'

/** Which filter, and then its value. */
export function FilterChoice(props: Omit<FilterEditorProps, 'chip'>) {
  const { table, filters } = props
  useTypes(typesNamed(table.definition.filters), use(PrepareTypesContext))
  const { facts } = use(DetailsContext)
  const [chosen, setChosen] = useState<FilterChip>()
  if (chosen) return <FilterEditor {...props} chip={chosen} />
  const store = filterStore(table, facts, filters)
  const offered = chipsOf(table).filter((chip) => chip.filters.some((id) => store?.field(id).relevant))
  return (
    <Menu className="ptl-filter-menu" aria-label={sayTables('filters')}>
      {offered.map((chip) => (
        <MenuItem
          key={chip.id}
          text={chip.label}
          shouldDismissPopover={false}
          onClick={() => setChosen(chip)}
        />
      ))}
    </Menu>
  )
}
