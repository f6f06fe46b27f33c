import type { CssVarsTheme, CssVarsThemeOptions } from '@mui/material/styles';

/**
 * Overrides of MUI's primitives: flat, bordered, calm; the focus ring is defined once for all (base.css). The type is exactly that of
 * `createTheme`: comparing with another one took half of the project's type check.
 */
export const components: NonNullable<CssVarsThemeOptions['components']> = {
  MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'inherit' },
    styleOverrides: {
      root: { minHeight: 'var(--rs-button)', paddingInline: 14, borderRadius: 8, whiteSpace: 'nowrap' },
      sizeSmall: { minHeight: 'var(--rs-small)', paddingInline: 10, fontSize: '0.8125rem' },
      sizeLarge: { minHeight: 'var(--rs-control)', paddingInline: 18, fontSize: '0.9375rem' },
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.surface.line,
        backgroundColor: theme.vars.palette.surface.raised,
        '&:hover': {
          borderColor: theme.vars.palette.surface.control,
          backgroundColor: theme.vars.palette.surface.hover,
        },
      }),
      text: ({ theme }) => ({ '&:hover': { backgroundColor: theme.vars.palette.surface.hover } }),
      startIcon: { '& > *:nth-of-type(1)': { fontSize: 18 } },
      endIcon: { '& > *:nth-of-type(1)': { fontSize: 18 } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        color: theme.vars.palette.text.secondary,
        '&:hover': { backgroundColor: theme.vars.palette.surface.hover, color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiPopover: { styleOverrides: { paper: ({ theme }) => floating(theme) } },
  MuiMenu: { defaultProps: { transitionDuration: 100 }, styleOverrides: { list: { padding: 6 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: { borderRadius: 6, minHeight: 'max(36px, var(--rs-least))', fontSize: '0.875rem', gap: 10 },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: ({ theme }) => floating(theme),
      listbox: { padding: 6 },
      option: { borderRadius: 6, minHeight: 'max(36px, var(--rs-least))' },
      endAdornment: { right: 6 },
      // Same height as other inputs: its own padding makes room for the chips of several choices.
      inputRoot: {
        '&.MuiOutlinedInput-root': {
          padding: '1px 40px 1px 6px',
          '& .MuiAutocomplete-input': { padding: '0 6px', height: 'calc(var(--rs-control) - 2px)', minWidth: 60 },
          '&.MuiInputBase-sizeSmall .MuiAutocomplete-input': {
            padding: '0 6px',
            height: 'calc(var(--rs-small) - 2px)',
          },
        },
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({ ...floating(theme), borderRadius: 12 }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.125rem', fontWeight: 650, padding: '20px 24px 8px' } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
  MuiDialogActions: {
    styleOverrides: { root: { padding: '12px 24px 20px', gap: 8, '& > :not(style) ~ :not(style)': { marginLeft: 0 } } },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(5, 18, 16, 0.48)' } } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.surface.raised,
        fontSize: '0.9375rem',
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.surface.control },
        '&:hover:not(.Mui-disabled, .Mui-error, .Mui-focused) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.secondary,
        },
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.surface.sunken },
      }),
      input: { padding: '0 12px', height: 'var(--rs-control)', '&::placeholder': { opacity: 0.75 } },
      inputSizeSmall: { padding: '0 10px', height: 'var(--rs-small)' },
      multiline: { padding: 0, '& textarea': { padding: '9px 12px' } },
    },
  },
  MuiCheckbox: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: ({ theme }) => ({ padding: 6, color: theme.vars.palette.surface.control }) },
  },
  MuiRadio: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: ({ theme }) => ({ padding: 6, color: theme.vars.palette.surface.control }) },
  },
  MuiSwitch: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 40,
        height: 24,
        padding: 0,
        flex: 'none',
        '& .MuiSwitch-switchBase': { padding: 3 },
        '& .MuiSwitch-switchBase.Mui-checked': {
          transform: 'translateX(16px)',
          color: theme.vars.palette.primary.contrastText,
        },
        '& .MuiSwitch-switchBase.Mui-checked + .MuiSwitch-track': {
          opacity: 1,
          backgroundColor: theme.vars.palette.primary.main,
        },
        '& .MuiSwitch-switchBase.Mui-focusVisible + .MuiSwitch-track': {
          outline: `2px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
        },
        '& .MuiSwitch-thumb': { width: 18, height: 18, boxShadow: 'none' },
        '& .MuiSwitch-track': { borderRadius: 12, opacity: 1, backgroundColor: theme.vars.palette.surface.control },
      }),
    },
  },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, disableInteractive: true },
    styleOverrides: {
      tooltip: {
        fontSize: '0.8125rem',
        fontWeight: 500,
        borderRadius: 6,
        padding: '5px 9px',
        backgroundColor: '#14302d',
      },
    },
  },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
  MuiDrawer: { styleOverrides: { paper: ({ theme }) => ({ backgroundColor: theme.vars.palette.surface.page }) } },
};

function floating(theme: CssVarsTheme) {
  return {
    border: `1px solid ${theme.vars.palette.surface.line}`,
    boxShadow: '0 1px 2px rgba(4, 30, 27, 0.06), 0 8px 24px rgba(4, 30, 27, 0.14)',
  };
}
