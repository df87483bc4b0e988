import { Button, Callout } from '@blueprintjs/core'
import { Download } from '@blueprintjs/icons'
import { useState } from 'react'
import type { Field } from '#definition/generated/flow.ts'
import { buildBody } from '#engine/call/body.ts'
import type { FieldOption } from '#engine/field/types.ts'
import { asRefusal, type Refusal } from '#runtime/call/refusal.ts'
import { saveFile } from '#runtime/details/save-file.ts'
import { useServices } from '#runtime/field/services.ts'
import { BYTE_ORDER_MARK, csvLine } from '#values/csv.ts'
import { sayBatches } from '#values/generated/say-batches.ts'

interface BatchColumnsProps {
  readonly columns: readonly FieldOption[]
  readonly template: Field['template']
  readonly read: (path: string) => unknown
}

const NAME = 'batch-template.csv'

/** The columns a file has, and a file that has them already: all of them, or those the chosen destination has a use for. */
export function BatchColumns({ columns, template, read }: BatchColumnsProps) {
  const services = useServices()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const save = async () => {
    const body = buildBody(template?.with ?? {}, read)
    setRefusal(undefined)
    if (template === undefined || Object.keys(body).length === 0) {
      const head = csvLine(columns.map(({ label }) => label))
      return saveFile(NAME, new Blob([BYTE_ORDER_MARK + head], { type: 'text/csv' }))
    }
    setBusy(true)
    try {
      const file = await services.call(template.call, { body })
      if (!(file instanceof Blob)) throw new Error('The template did not come as a file.')
      saveFile(NAME, file)
    } catch (thrown) {
      setRefusal(asRefusal(thrown))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="ptl-batch__columns">
      <Button
        icon={<Download />}
        text={sayBatches('template')}
        loading={isBusy}
        onClick={() => void save()}
      />
      {refusal && (
        <Callout role="alert" intent={refusal.status === 404 ? 'warning' : 'danger'} title={refusal.title}>
          {refusal.says}
        </Callout>
      )}
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
