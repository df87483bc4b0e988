import { Line, type LineProps } from '../typing/line.tsx'
import './money.css'

interface AmountLineProps extends Omit<LineProps, 'inputMode' | 'rightElement'> {
  readonly code: string | undefined
}

/** An amount to type, its code after it. */
export function AmountLine({ code, field, alsoDescribedBy, ...rest }: AmountLineProps) {
  const codeId = `${field.id}--code`
  return (
    <div className="ptl-money">
      <Line
        {...rest}
        field={field}
        inputMode="decimal"
        placeholder="0.00"
        alsoDescribedBy={[code && codeId, alsoDescribedBy].filter(Boolean).join(' ')}
        rightElement={
          code === undefined ? null : (
            <span className="ptl-line__code" id={codeId}>
              {code}
            </span>
          )
        }
      />
    </div>
  )
}
