import { Classes, InputGroup } from '@blueprintjs/core'

interface QuoteAmountProps {
  readonly id: string
  readonly label: string
  readonly code: string | undefined
  readonly text: string
  readonly isFixed: boolean
  /** One of the amounts is so long that both use smaller digits. */
  readonly isLong: boolean
  readonly isWaiting: boolean
  readonly invalid: boolean
  readonly describedBy: string | undefined
  readonly isLocked: boolean
  readonly isRequired: boolean
  readonly onType: (text: string) => void
  readonly onTidy: () => void
}

function classesOf(isLong: boolean, isWaiting: boolean): string {
  const size = isLong ? 'ptl-quote__input ptl-quote__input--long' : 'ptl-quote__input'
  return isWaiting ? `${size} ${Classes.SKELETON}` : size
}

/** One of the two amounts: large figures, the code after them. */
export function QuoteAmount(props: QuoteAmountProps) {
  const {
    id,
    label,
    code,
    text,
    isFixed,
    isLong,
    isWaiting,
    invalid,
    describedBy,
    isLocked,
    isRequired,
    onType,
    onTidy,
  } = props
  return (
    <div className={isFixed ? 'ptl-quote__amount ptl-quote__amount--fixed' : 'ptl-quote__amount'}>
      <label htmlFor={id}>{label}</label>
      <InputGroup
        id={id}
        className={classesOf(isLong, isWaiting)}
        fill
        size="large"
        inputMode="decimal"
        autoComplete="off"
        placeholder={isFixed ? '0.00' : '–'}
        value={text}
        readOnly={isLocked}
        intent={invalid ? 'danger' : 'none'}
        aria-invalid={invalid || undefined}
        aria-required={(isFixed && isRequired) || undefined}
        aria-describedby={[code && `${id}--code`, describedBy].filter(Boolean).join(' ') || undefined}
        rightElement={
          <span className="ptl-quote__code" id={`${id}--code`}>
            {code ?? '–'}
          </span>
        }
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={() => isFixed && onTidy()}
      />
    </div>
  )
}
