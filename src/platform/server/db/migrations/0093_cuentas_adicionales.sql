-- Accounts beside another of the same person, made before the rule of one account per person: the list of users shows them as additional.
UPDATE "usuario" AS cuenta
SET "motivo_cuenta_adicional" = 'Anterior a la regla de una cuenta por persona'
WHERE cuenta."activo"
  AND cuenta."estatus" <> 'INACTIVO'
  AND EXISTS (
    SELECT 1
    FROM "usuario" AS otra
    WHERE otra."persona_id" = cuenta."persona_id"
      AND otra."usuario_id" < cuenta."usuario_id"
      AND otra."activo"
      AND otra."estatus" <> 'INACTIVO'
  );
