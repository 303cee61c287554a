'use client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useField, useScripted } from '../../forms/FormContext/FormContext.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { Field } from '../../forms/Field/Field.tsx';
import { FieldFrame } from '../../forms/FieldFrame/FieldFrame.tsx';
import { FieldProblem } from '../../forms/FieldProblem/FieldProblem.tsx';
import { SelectField, type SelectOption } from '../../forms/SelectField/SelectField.tsx';
import { PictureChoices, type PictureChoice } from '../PictureChoices/PictureChoices.tsx';
import * as styles from './PictureFields.css.ts';

export interface PictureFieldsProps {
  /**
   * The picture’s name in its form: `front` asks for `front.kind`, `front.file`, `front.name`, `front.alt`,
   * `front.focus.x`.
   */
  name: string;
  label: string;
  /** Said under the label: where it stands, and what is good there. */
  hint?: string | undefined;
  /** Which kinds of picture may stand here. None is always allowed. */
  kinds: readonly ('photo' | 'drawing')[];
  /** The picture that stands there now. */
  value: PictureValue | undefined;
  /** The photographs there are, by the value each submits. */
  photos: readonly SelectOption[];
  /** The design’s own, by the value each submits. */
  drawings: readonly DrawingChoice[];
  /** The id of a `<datalist>` of what drawings are sent as. Without script one is chosen from it; all these fields of a page share it. */
  namesId: string;
  labels: PictureFieldsLabels;
}

export interface DrawingChoice extends PictureChoice {
  /** False where a drawing is kept if it is chosen already, and cannot be chosen anew. */
  offered?: boolean;
}

export interface PictureValue {
  kind: 'photo' | 'drawing' | 'none';
  file?: string;
  name?: string;
  alt?: string;
  focus?: { x: number; y: number };
  /** The drawing that stands in for a photograph where the design only draws. */
  drawing?: string;
}

export interface PictureFieldsLabels {
  /** As the design has it: nothing is chosen. */
  asDesigned: string;
  photo: string;
  drawing: string;
  none: string;
  choosePhoto: string;
  /** Stands where a photograph is to be chosen. */
  choose: string;
  noPhotos: string;
  chooseDrawing: string;
  /** Shows all drawings where one is chosen already. */
  otherDrawing: string;
  alt: string;
  altHint: string;
  /** The point that must stay in view, in per cent of the picture. */
  across: string;
  down: string;
}

/** Asks what is shown where a picture stands: a photograph, a drawing of the design’s, or nothing. */
export function PictureFields(props: PictureFieldsProps) {
  const { name, label, hint, kinds, value, photos, drawings, namesId, labels } = props;
  const { id, error } = useField(name);
  const kind = useField(`${name}.kind`);
  const message = error ?? kind.error;
  const root = useRef<HTMLFieldSetElement>(null);
  // A page may have two hundred of these fields and a design eighty drawings, so that they come at the visitor's press.
  const shownFor = (isDrawing: boolean, chosen: string | undefined) =>
    isDrawing ? (drawings.some((drawing) => drawing.value === chosen) ? 'chosen' : 'all') : 'none';
  const hasScript = useScripted();
  const [chosen, setChosen] = useState(value?.name);
  const [shown, setShown] = useState<'names' | 'none' | 'chosen' | 'all'>(
    hasScript ? shownFor(value?.kind === 'drawing', value?.name) : 'names',
  );
  useEffect(() => {
    const names = root.current!.querySelector<HTMLInputElement>(`input[list]`);
    if (!names) return;
    // The visitor may have chosen it before the script loaded.
    const written = names.value.trim();
    setChosen(written);
    setShown(shownFor(root.current!.querySelector('[value="drawing"]:checked') !== null, written));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the script has arrived
  }, []);
  const openAll = () => {
    // The button goes once it has been pressed, and the focus with it.
    root.current!.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}.name"]:checked`)?.focus();
    setShown('all');
  };
  const choice = (sent: string, text: string) => (
    <label className={styles.choice}>
      <input
        type="radio"
        name={`${name}.kind`}
        value={sent}
        defaultChecked={(value?.kind ?? '') === sent}
        className={styles.radio}
        onChange={() => sent === 'drawing' && shown === 'none' && setShown(shownFor(true, chosen))}
      />
      {text}
    </label>
  );
  const alt = (
    <Field
      name={`${name}.alt`}
      label={labels.alt}
      hint={labels.altHint}
      optional=""
      defaultValue={value?.alt}
    />
  );

  return (
    <fieldset
      ref={root}
      id={id}
      aria-describedby={
        [message && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
      }
      className={styles.root}
    >
      <legend className={styles.legend}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {message && <FieldProblem id={`${id}-error`}>{message}</FieldProblem>}
      <div className={styles.choices}>
        {choice('', labels.asDesigned)}
        {kinds.includes('photo') && choice('photo', labels.photo)}
        {kinds.includes('drawing') && drawings.length > 0 && choice('drawing', labels.drawing)}
        {choice('none', labels.none)}
      </div>
      {kinds.includes('photo') && (
        <Panel kind="photo">
          {photos.length > 0 ? (
            <>
              <SelectField
                name={`${name}.file`}
                label={labels.choosePhoto}
                placeholder={labels.choose}
                optional=""
                options={photos}
                defaultValue={value?.file}
              />
              {alt}
              <div className={styles.focus}>
                <Focus name={`${name}.focus.x`} label={labels.across} value={value?.focus?.x} />
                <Focus name={`${name}.focus.y`} label={labels.down} value={value?.focus?.y} />
              </div>
              {value?.drawing !== undefined && (
                <input type="hidden" name={`${name}.drawing`} value={value.drawing} />
              )}
            </>
          ) : (
            <p className={styles.hint}>{labels.noPhotos}</p>
          )}
        </Panel>
      )}
      {kinds.includes('drawing') && drawings.length > 0 && (
        <Panel kind="drawing">
          {shown === 'names' && (
            <FieldFrame name={`${name}.name`} label={labels.chooseDrawing} optional="">
              {(control) => <input {...control} list={namesId} defaultValue={value?.name} />}
            </FieldFrame>
          )}
          {(shown === 'chosen' || shown === 'all') && (
            <PictureChoices
              legend={labels.chooseDrawing}
              name={`${name}.name`}
              choices={drawings.filter(
                (drawing) => drawing.value === chosen || (shown === 'all' && drawing.offered !== false),
              )}
              defaultValue={chosen}
              size="small"
            />
          )}
          {shown === 'chosen' && (
            <div>
              <Button tone="outline" size="small" onClick={openAll}>
                {labels.otherDrawing}
              </Button>
            </div>
          )}
        </Panel>
      )}
    </fieldset>
  );
}

/** The fields of one kind, in sight while that is chosen. */
const Panel = ({ kind, children }: { kind: 'photo' | 'drawing'; children: ReactNode }) => (
  <div className={styles.panel[kind]}>{children}</div>
);

function Focus({ name, label, value = 50 }: { name: string; label: string; value?: number | undefined }) {
  const { id } = useField(name);
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="range" name={name} min={0} max={100} step={5} defaultValue={value} />
    </div>
  );
}
