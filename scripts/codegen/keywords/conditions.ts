import { checkCompared, checkCondition } from '../build/check-compared';
import { conditionFrom, conditionLeaves } from '../build/condition';
import { fieldAt, fieldPaths } from '../build/field-at';
import type { Place } from '../diagnostic';
import type { PropertyNode } from '../load/property-node';
import type { Condition, Field } from '../model';
import { exampleOf, xField } from '../vocabulary/examples';
import type { Besides, Checked, FieldKeyword, Reading } from './field-keyword';
import { placeIn, without } from './places';

const oxigeno = { title: 'Tiene oxígeno', type: 'boolean', default: false, 'x-field': xField('Has oxygen') };

export const when: FieldKeyword<'when', Condition | null> = {
  name: 'when',
  schema: {
    $ref: '#/$defs/condition',
    description:
      'The field exists only while this condition is met. Otherwise it is hidden, not validated and stored empty.',
  },
  example: exampleOf(
    'litros',
    {
      title: 'Oxígeno',
      type: 'number',
      'x-field': xField('Oxygen', { unit: 'L', when: { field: 'oxigeno', equals: true } }),
    },
    { properties: { oxigeno } },
  ),
  read: (said, reading) => readCondition('when', said, reading),
  check(condition, checked) {
    checkLeaves('when', condition, checked);
    if (dependsOnItself(checked.field, checked.siblings))
      checked.diagnostics.add(
        'condition-cycle',
        placeIn(checked.node, 'when'),
        `The conditions of \`${checked.node.name}\` and of the fields it looks at go round in a circle: none could ever be shown.`,
        { ...without(checked.node, 'when'), text: 'remove one of them', title: 'remove `when`' },
      );
  },
  checkInForm: (condition, besides) => checkWithin('when', condition, besides),
  explain: (condition) => `there only when ${inWords(condition)} (\`when\`)`,
};

export const requiredWhen: FieldKeyword<'requiredWhen', Condition | null> = {
  name: 'requiredWhen',
  schema: {
    oneOf: [{ $ref: '#/$defs/condition' }, { const: true }],
    description:
      'The field is required while this condition is met. `true` requires it of clients only: the server may leave it empty, so the column is nullable.',
  },
  example: exampleOf(
    'litros',
    {
      title: 'Oxígeno',
      type: 'number',
      'x-field': xField('Oxygen', { requiredWhen: { field: 'oxigeno', equals: true } }),
    },
    { properties: { oxigeno } },
  ),
  read: (said, reading) => readCondition('requiredWhen', said, reading),
  check: (condition, checked) => checkLeaves('requiredWhen', condition, checked),
  checkInForm: (condition, besides) => checkWithin('requiredWhen', condition, besides),
  explain: (condition) => `required when ${inWords(condition)} (\`requiredWhen\`)`,
};

type Keyword = 'when' | 'requiredWhen';

function readCondition(keyword: Keyword, said: unknown, { node, placement, context }: Reading): Condition | null {
  if (said && (placement === 'item' || placement === 'line'))
    context.diagnostics.add('unsupported', placeIn(node, keyword), 'A field of a list item cannot have a condition.', {
      ...without(node, keyword),
      text: 'put the condition on the list',
      title: 'remove the condition',
    });
  return conditionFrom(said);
}

/** Checks the leaves of a condition: their fields exist and can have the named values. */
function checkLeaves(keyword: Keyword, condition: Condition, { node, find, diagnostics }: Checked): void {
  for (const { path, values, at: leaf } of conditionLeaves(condition)) {
    const looked = find(path, placeIn(node, keyword, ...leaf, 'field'));
    if (path === node.name)
      diagnostics.add(
        'condition-cycle',
        placeIn(node, keyword),
        `\`${node.name}\` cannot depend on itself.`,
        without(node, keyword),
      );
    for (const [index, value] of looked ? values.entries() : [])
      checkCompared(path, looked!, value, valuePlace(node, keyword, leaf, index), diagnostics);
  }
}

/** Checks the condition of a form's field: the fields that it names are siblings, and can have the values. */
function checkWithin(keyword: Keyword, condition: Condition, { node, siblings, diagnostics }: Besides): void {
  const place = placeIn(node, keyword);
  const beside = { fields: siblings };
  const none = new Map();
  if (place.document.has(place.path) && !place.onKey)
    checkCondition(condition, place, (path) => fieldAt(beside, path, none), fieldPaths(beside, none), diagnostics);
}

/** Place of the value that a condition compares with. */
function valuePlace(node: PropertyNode, keyword: Keyword, leaf: readonly (string | number)[], index: number): Place {
  const inList = placeIn(node, keyword, ...leaf, 'in', index);
  return inList.onKey ? placeIn(node, keyword, ...leaf, 'equals') : inList;
}

function dependsOnItself(field: Field, siblings: readonly Field[], trail: readonly string[] = []): boolean {
  if (trail.includes(field.name)) return true;
  return (field.when ? conditionLeaves(field.when) : []).some(({ path }) => {
    const next = siblings.find((candidate) => candidate.name === path.split('.')[0]);
    return next?.when ? dependsOnItself(next, siblings, [...trail, field.name]) : false;
  });
}

/** Returns a condition in words. */
function inWords(condition: Condition): string {
  switch (condition.op) {
    case 'equals':
      return `${condition.path} = ${JSON.stringify(condition.value)}`;
    case 'in':
      return `${condition.path} is one of ${condition.values.join(', ')}`;
    case 'filled':
      return `${condition.path} is filled`;
    case 'not':
      return `not (${inWords(condition.condition)})`;
    default:
      if (condition.conditions.length === 0) return 'sent';
      return condition.conditions.map((each) => `(${inWords(each)})`).join(condition.op === 'all' ? ' and ' : ' or ');
  }
}
