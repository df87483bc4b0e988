import { Button } from '@blueprintjs/core'
import { Download } from '@blueprintjs/icons'
import type { FieldOption } from '#engine/field/types.ts'
import { saveFile } from '#runtime/details/save-file.ts'
import { BYTE_ORDER_MARK, csvLine } from '#values/csv.ts'

/** The columns a file has, and a file that has them already. */
export function BatchColumns({ columns }: { readonly columns: readonly FieldOption[] }) {
  const save = () => {
    const head = csvLine(columns.map(({ label }) => label))
    saveFile('batch-template.csv', new Blob([BYTE_ORDER_MARK + head], { type: 'text/csv' }))
  }
  return (
    <div className="ptl-batch__columns">
      <Button icon={<Download />} text="Download the template" onClick={save} />
      <dl>
        {columns.map(({ value, label, hint }) => (
          <div key={value}>
            <dt>{label}</dt>
            <dd>{hint}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
