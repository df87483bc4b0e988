import type { ReactNode } from 'react'
import './batch-file.css'

interface BatchTableProps {
  readonly label: string
  readonly heads: readonly string[]
  readonly children: ReactNode
}

/** Table that scrolls sideways if it is too wide. */
export function BatchTable({ label, heads, children }: BatchTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls sideways is reached by the keyboard
    <div className="ptl-batch__scroll" role="region" aria-label={label} tabIndex={0}>
      <table className="ptl-batch__table">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
