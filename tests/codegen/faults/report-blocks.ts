import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/build/report-blocks.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a heat map of a field that does not exist',
    break: (_, { report }) => {
      report.blocks[0].value = 'enServisio';
    },
    rule: 'unknown-field',
    line: 'enServisio',
    suggests: 'enServicio',
  },
  {
    title: 'a heat map coloured by a word',
    break: (_, { report }) => {
      report.blocks[0].value = 'color';
    },
    rule: 'wrong-type',
    line: 'color',
    suggests: 'enServicio',
  },
  {
    title: 'a heat map of a count that is a share of something',
    break: (_, { report }) => {
      report.blocks[0].value = 'ambulancias';
    },
    rule: 'bad-block',
    line: '"of"',
    suggests: 'remove `of`',
  },
  {
    title: 'a heat map of a count with limits in percent',
    break: (_, { report }) => {
      Object.assign(report.blocks[0], { value: 'ambulancias', levels: [1, 2, 3, 4] });
      delete report.blocks[0].of;
    },
    rule: 'bad-block',
    line: 'levels',
    suggests: 'remove `levels`',
  },
  {
    title: 'a line without moments',
    break: (_, { report }) => {
      delete report.blocks[1].at;
    },
    rule: 'bad-block',
    line: 'sparklines',
    suggests: 'add `at`',
  },
  {
    title: 'a line over words',
    break: (_, { report }) => {
      report.blocks[1].at = 'placas';
    },
    rule: 'wrong-type',
    line: 'placas',
    suggests: 'dia',
  },
  {
    title: 'a line of words',
    break: (_, { report }) => {
      report.blocks[1].value = 'placas';
    },
    rule: 'wrong-type',
    line: 'placas',
    suggests: 'kilometros',
  },
  {
    title: 'a line that is watched from less and less',
    break: (_, { report }) => {
      report.blocks[1].marks = [400, 200];
    },
    rule: 'bad-block',
    line: 'marks',
  },
  {
    title: 'a line with the limits of shares',
    break: (_, { report }) => {
      report.blocks[1].levels = [50, 70, 85, 95];
    },
    rule: 'bad-block',
    line: 'levels',
    suggests: 'remove `levels`',
  },
  {
    title: 'a heat map that is watched as lines are',
    break: (_, { report }) => {
      report.blocks[0].marks = [5];
    },
    rule: 'bad-block',
    line: 'marks',
    suggests: 'remove `marks`',
  },
  {
    title: 'a box plot without how many cases it is of',
    break: (_, { report }) => {
      const [, lines] = report.blocks;
      const { marks: _marks, at: _at, ...rest } = lines;
      const ends = Object.fromEntries(['least', 'lower', 'upper', 'most'].map((part) => [part, 'kilometros']));
      report.blocks[1] = { ...rest, ...ends, type: 'boxplot' };
    },
    rule: 'bad-block',
    line: 'boxplot',
    suggests: 'add `of`',
  },
  {
    title: 'a sankey that goes nowhere',
    break: (_, { report }) => {
      const { marks: _marks, at: _at, label: _label, ...rest } = report.blocks[1];
      report.blocks[1] = { ...rest, row: 'placas', type: 'sankey' };
    },
    rule: 'bad-block',
    line: 'sankey',
    suggests: 'add `column`',
  },
  {
    title: 'a control chart without its limits',
    break: (_, { report }) => {
      const { marks: _marks, at: _at, ...rest } = report.blocks[1];
      report.blocks[1] = { ...rest, centre: 'kilometros', lower: 'kilometros', type: 'control' };
    },
    rule: 'bad-block',
    line: 'control',
    suggests: 'add `upper`',
  },
  {
    title: 'a stack put together of moments',
    break: (_, { report }) => {
      const { marks: _marks, at: _at, ...rest } = report.blocks[1];
      report.blocks[1] = { ...rest, column: 'dia', type: 'stack' };
    },
    rule: 'wrong-type',
    line: 'dia',
    suggests: 'placas',
  },
  {
    title: 'a pareto that says no share',
    break: (_, { report }) => {
      const { marks: _marks, at: _at, ...rest } = report.blocks[1];
      report.blocks[1] = { ...rest, figure: 'kilometros', type: 'pareto' };
    },
    rule: 'wrong-type',
    line: 'kilometros',
  },
  {
    title: 'a heat map without its columns',
    break: (_, { report }) => {
      delete report.blocks[0].column;
    },
    rule: 'bad-block',
    line: 'heatmap',
    suggests: 'column',
  },
  {
    title: 'a part that a drawing does not have',
    break: (_, { report }) => {
      report.blocks[0].latitude = 'enServicio';
    },
    rule: 'bad-block',
    line: 'latitude',
    suggests: 'remove',
  },
  {
    title: 'a field of a drawing without a title',
    break: (_, { report }) => {
      delete report.blocks[0].fields[0].title;
    },
    rule: 'bad-block',
    line: 'marca',
    suggests: 'title',
  },
  {
    title: 'a tile of a heat map',
    break: (_, { report }) => {
      report.blocks[0].fields[3].tone = 'danger';
    },
    rule: 'bad-block',
    line: 'tone',
    suggests: 'remove',
  },
  {
    title: 'limits that do not ascend',
    break: (_, { report }) => {
      report.blocks[0].levels = [50, 40, 85, 95];
    },
    rule: 'bad-block',
    line: 'levels',
  },
  {
    title: 'a heat map without colours',
    break: (_, { report }) => {
      report.blocks[0].neutral = true;
    },
    rule: 'bad-block',
    line: 'neutral',
    suggests: 'remove',
  },
  {
    title: 'limits of what has no colours',
    break: (_, { report }) => {
      const [map] = report.blocks;
      report.blocks.push({
        name: 'total',
        type: 'tiles',
        title: map.title,
        fields: [map.fields[2]],
        neutral: true,
        levels: [1, 2, 3, 4],
      });
    },
    rule: 'bad-block',
    line: 'levels',
    suggests: 'remove',
  },
  {
    title: 'two blocks of one name',
    break: (_, { report }) => {
      report.blocks.push(structuredClone(report.blocks[0]));
    },
    rule: 'name-clash',
    line: 'colores',
  },
];
