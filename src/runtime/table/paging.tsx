import { Button } from '@blueprintjs/core'
import { ChevronLeft, ChevronRight, DoubleChevronLeft, DoubleChevronRight } from '@blueprintjs/icons'
import { useId, type ReactNode } from 'react'
import { Select } from '../select/select.tsx'
import type { TablePage } from './table-page.ts'
import { sayCount } from './table-page.ts'

export interface PagingProps {
  readonly page: TablePage
  /** Rows that stand on the screen. */
  readonly rows: number
  readonly sizes: readonly number[]
  /** What all rows that match come to. */
  readonly sums?: ReactNode
  readonly onPage: (page: number) => void
  readonly onSize: (size: number) => void
}

/** Where one is in a list, and the ways through it. */
export function Paging({ page, rows, sizes, sums, onPage, onSize }: PagingProps) {
  const id = useId()
  const { number, size, pages } = page
  const from = (number - 1) * size + 1
  const message = `${sayCount(from)}–${sayCount(from + rows - 1)} of ${page.isEstimate ? 'about ' : ''}${sayCount(page.total)}`
  const isLast = number >= pages
  return (
    <nav className="ptl-table__paging" aria-label="Pages">
      <div className="ptl-table__size">
        <label htmlFor={id}>Rows</label>
        <Select id={id} value={size} onChange={(event) => onSize(Number(event.currentTarget.value))}>
          {sizes.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      </div>
      <span className="ptl-table__range">{message}</span>
      {sums}
      <span className="ptl-table__steps">
        {step('First page', <DoubleChevronLeft />, 1, number === 1)}
        {step('Previous page', <ChevronLeft />, number - 1, number === 1)}
        <span className="ptl-table__number">
          Page {sayCount(number)} of {page.isEstimate ? 'about ' : ''}
          {sayCount(pages)}
        </span>
        {step('Next page', <ChevronRight />, number + 1, isLast)}
        {step('Last page', <DoubleChevronRight />, pages, isLast)}
      </span>
    </nav>
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
