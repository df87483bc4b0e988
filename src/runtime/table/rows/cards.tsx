import { Add } from '@blueprintjs/icons'
import { useId } from 'react'
import { shortenMiddle } from '../../details/copyable-text.tsx'
import type { PlannedColumn } from '../cells/cell.tsx'
import type { RowRecord } from '../features.ts'
import { RowActionButton, type RowActions } from './row-action.tsx'
import { useAction, type TableActionProps } from '../table-action.tsx'
import type { TableModel } from '../use-table-model.ts'
import './cards.css'

export interface CardsProps extends TableActionProps {
  readonly model: TableModel
  readonly actions: RowActions
  /** The shown rows are being reloaded. */
  readonly isBusy: boolean
}

/** Rows as cards at every width; the last card adds a new one. */
export function Cards({ table, host, model, actions, isBusy }: CardsProps) {
  const { rows } = model.table.getRowModel()
  return (
    <ul className="ptl-row-cards" aria-label={table.definition.title} aria-busy={isBusy}>
      {rows.map(({ id, original }) => (
        <RowCard key={id} id={id} record={original} columns={model.columns} actions={actions} />
      ))}
      <AddTile table={table} host={host} />
    </ul>
  )
}

interface RowCardProps extends Pick<CardsProps, 'actions'> {
  readonly id: string
  readonly columns: readonly PlannedColumn[]
  readonly record: RowRecord
}

function RowCard({ id, record, columns, actions }: RowCardProps) {
  const heading = useId()
  const headline = columns.find(({ isHeadline }) => isHeadline)
  const name = headline?.words(record) || shortenMiddle(id)
  const opens = headline?.opens(record)
  const tags = columns.filter(({ type, words }) => type === 'status' && words(record) !== '')
  const links = columns.filter(({ type }) => type === 'link')
  const facts = columns.filter((column) => column !== headline && !['status', 'link'].includes(column.type))
  return (
    <li className="ptl-row-card" aria-labelledby={heading}>
      <div className="ptl-row-card__head">
        <h3 id={heading}>
          {opens === undefined ? (
            name
          ) : (
            <a href={actions.hrefOf(opens, id)} onClick={(event) => actions.onOpen(event, opens, id)}>
              {name}
            </a>
          )}
        </h3>
        {tags.map(({ id: tag, draw }) => (
          <span key={tag}>{draw(record, 0)}</span>
        ))}
      </div>
      <dl>
        {facts.map(({ id: fact, label, words, draw }) => {
          const isGiven = words(record) !== ''
          return (
            isGiven && (
              <div key={fact}>
                <dt>{label}</dt>
                <dd>{draw(record, 0)}</dd>
              </div>
            )
          )
        })}
      </dl>
      <div className="ptl-row-card__foot">
        {links.map(({ id: link, draw }) => (
          <span key={link}>{draw(record, 0)}</span>
        ))}
        <RowActionButton record={record} name={name} tabIndex={0} actions={actions} />
      </div>
    </li>
  )
}

function AddTile(props: TableActionProps) {
  const { action } = props.table.definition
  const { go, says } = useAction(props)
  const id = useId()
  if (!action || !go) return null
  const isLocked = says !== undefined
  return (
    <li className="ptl-row-card ptl-row-card--add">
      <button type="button" disabled={isLocked} aria-describedby={isLocked ? id : undefined} onClick={go}>
        <Add size={20} />
        {action.label}
      </button>
      {isLocked && <p id={id}>{says}</p>}
    </li>
  )
}
