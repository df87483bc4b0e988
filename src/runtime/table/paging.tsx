import { Button } from '@blueprintjs/core'
import { ChevronLeft, ChevronRight, DoubleChevronLeft, DoubleChevronRight } from '@blueprintjs/icons'
import { useId, type ReactNode } from 'react'
import { sayTables } from '#values/generated/say-tables.ts'
import { Select } from '../select/select.tsx'
import type { TablePage } from './table-page.ts'

export interface PagingProps {
  readonly page: TablePage
  /** Number of visible rows. */
  readonly rows: number
  readonly sizes: readonly number[]
  /** Sums over all matching rows. */
  readonly sums?: ReactNode
  readonly onPage: (page: number) => void
  readonly onSize: (size: number) => void
}

/**
 * Position in a list, with buttons to other pages. A list that fits on one page has no buttons, and one that
 * fits on the smallest page no choice of a size.
 */
export function Paging({ page, rows, sizes, sums, onPage, onSize }: PagingProps) {
  const id = useId()
  const { number, size, pages, total, isEstimate } = page
  const from = (number - 1) * size + 1
  const range = { from, to: from + rows - 1, total }
  const isLast = number >= pages
  const isAlone = number === 1 && pages <= 1 && !isEstimate
  const hasSize = sizes.length > 1 && (!isAlone || total > Math.min(...sizes))
  const Part = isAlone ? 'div' : 'nav'
  return (
    <Part className="ptl-table__paging" {...(!isAlone && { 'aria-label': sayTables('pages') })}>
      {hasSize && (
        <div className="ptl-table__size">
          <label htmlFor={id}>{sayTables('rows')}</label>
          <Select id={id} value={size} onChange={(event) => onSize(Number(event.currentTarget.value))}>
            {sizes.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
        </div>
      )}
      <span className="ptl-table__range">{sayTables(isEstimate ? 'aboutRange' : 'range', range)}</span>
      {sums}
      {!isAlone && (
        <span className="ptl-table__steps">
          {step(sayTables('firstPage'), <DoubleChevronLeft />, 1, number === 1)}
          {step(sayTables('previousPage'), <ChevronLeft />, number - 1, number === 1)}
          <span className="ptl-table__number">
            {sayTables(isEstimate ? 'aboutPageOf' : 'pageOf', { page: number, pages })}
          </span>
          {step(sayTables('nextPage'), <ChevronRight />, number + 1, isLast)}
          {step(sayTables('lastPage'), <DoubleChevronRight />, pages, isLast)}
        </span>
      )}
    </Part>
  )

  function step(label: string, icon: React.JSX.Element, to: number, disabled: boolean) {
    return (
      <Button
        variant="minimal"
        icon={icon}
        aria-label={label}
        disabled={disabled}
        onClick={() => onPage(to)}
      />
    )
  }
}
