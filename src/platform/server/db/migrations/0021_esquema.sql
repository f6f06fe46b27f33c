-- tablas: 76e73c3963cb → 54abce0d4db1
CREATE TABLE "preferencia" (
	"usuario_id" bigint PRIMARY KEY NOT NULL,
	"contenido" jsonb NOT NULL,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
DROP INDEX "almacen_clave_orden";
--> statement-breakpoint
DROP INDEX "almacen_nombre_orden";
--> statement-breakpoint
DROP INDEX "almacen_tipo_idx";
--> statement-breakpoint
DROP INDEX "almacen_unidad_id_idx";
--> statement-breakpoint
DROP INDEX "almacen_responsable_personal_id_idx";
--> statement-breakpoint
DROP INDEX "almacen_maneja_controlados_idx";
--> statement-breakpoint
DROP INDEX "almacen_maneja_red_fria_idx";
--> statement-breakpoint
DROP INDEX "cama_unidad_id_idx";
--> statement-breakpoint
DROP INDEX "cama_servicio_id_idx";
--> statement-breakpoint
DROP INDEX "cama_numero_orden";
--> statement-breakpoint
DROP INDEX "cama_tipo_idx";
--> statement-breakpoint
DROP INDEX "cama_censable_idx";
--> statement-breakpoint
DROP INDEX "cama_estatus_idx";
--> statement-breakpoint
DROP INDEX "cama_oxigeno_idx";
--> statement-breakpoint
DROP INDEX "cama_monitor_idx";
--> statement-breakpoint
DROP INDEX "cama_ventilador_idx";
--> statement-breakpoint
DROP INDEX "codigo_postal_codigo_orden";
--> statement-breakpoint
DROP INDEX "codigo_postal_estado_clave_idx";
--> statement-breakpoint
DROP INDEX "codigo_postal_municipio_id_idx";
--> statement-breakpoint
DROP INDEX "codigo_postal_ciudad_orden";
--> statement-breakpoint
DROP INDEX "codigo_postal_zona_idx";
--> statement-breakpoint
DROP INDEX "colonia_nombre_orden";
--> statement-breakpoint
DROP INDEX "colonia_tipo_asentamiento_idx";
--> statement-breakpoint
DROP INDEX "colonia_municipio_id_idx";
--> statement-breakpoint
DROP INDEX "colonia_codigo_postal_idx";
--> statement-breakpoint
DROP INDEX "color_nombre_orden";
--> statement-breakpoint
DROP INDEX "color_codigo_hex_orden";
--> statement-breakpoint
DROP INDEX "color_uso_idx";
--> statement-breakpoint
DROP INDEX "color_codigo_orden";
--> statement-breakpoint
DROP INDEX "color_icono_idx";
--> statement-breakpoint
DROP INDEX "color_orden_idx";
--> statement-breakpoint
DROP INDEX "contrato_proveedor_id_idx";
--> statement-breakpoint
DROP INDEX "contrato_numero_orden";
--> statement-breakpoint
DROP INDEX "contrato_ejercicio_idx";
--> statement-breakpoint
DROP INDEX "contrato_vigencia_desde_idx";
--> statement-breakpoint
DROP INDEX "contrato_vigencia_hasta_idx";
--> statement-breakpoint
DROP INDEX "contrato_detalle_orden_idx";
--> statement-breakpoint
DROP INDEX "diagnostico_clave_orden";
--> statement-breakpoint
DROP INDEX "diagnostico_nombre_orden";
--> statement-breakpoint
DROP INDEX "diagnostico_capitulo_orden";
--> statement-breakpoint
DROP INDEX "diagnostico_sexo_permitido_idx";
--> statement-breakpoint
DROP INDEX "diagnostico_notificacion_obligatoria_idx";
--> statement-breakpoint
DROP INDEX "diagnostico_cronico_idx";
--> statement-breakpoint
DROP INDEX "especialidad_clave_orden";
--> statement-breakpoint
DROP INDEX "especialidad_nombre_orden";
--> statement-breakpoint
DROP INDEX "especialidad_tipo_idx";
--> statement-breakpoint
DROP INDEX "estado_clave_orden";
--> statement-breakpoint
DROP INDEX "estado_nombre_orden";
--> statement-breakpoint
DROP INDEX "estado_abreviatura_orden";
--> statement-breakpoint
DROP INDEX "estado_clave_inegi_orden";
--> statement-breakpoint
DROP INDEX "estado_pais_codigo_idx";
--> statement-breakpoint
DROP INDEX "forma_farmaceutica_clave_orden";
--> statement-breakpoint
DROP INDEX "forma_farmaceutica_nombre_orden";
--> statement-breakpoint
DROP INDEX "forma_farmaceutica_estado_fisico_idx";
--> statement-breakpoint
DROP INDEX "fuente_financiamiento_clave_orden";
--> statement-breakpoint
DROP INDEX "fuente_financiamiento_nombre_orden";
--> statement-breakpoint
DROP INDEX "fuente_financiamiento_origen_idx";
--> statement-breakpoint
DROP INDEX "fuente_financiamiento_ejercicio_idx";
--> statement-breakpoint
DROP INDEX "fuente_financiamiento_partida_presupuestal_orden";
--> statement-breakpoint
DROP INDEX "insumo_clave_orden";
--> statement-breakpoint
DROP INDEX "insumo_nombre_generico_orden";
--> statement-breakpoint
DROP INDEX "insumo_tipo_idx";
--> statement-breakpoint
DROP INDEX "insumo_grupo_terapeutico_orden";
--> statement-breakpoint
DROP INDEX "insumo_unidad_base_idx";
--> statement-breakpoint
DROP INDEX "insumo_fraccion_idx";
--> statement-breakpoint
DROP INDEX "insumo_red_fria_idx";
--> statement-breakpoint
DROP INDEX "insumo_esencial_idx";
--> statement-breakpoint
DROP INDEX "insumo_precio_referencia_idx";
--> statement-breakpoint
DROP INDEX "insumo_configuracion_almacen_id_idx";
--> statement-breakpoint
DROP INDEX "insumo_configuracion_insumo_id_idx";
--> statement-breakpoint
DROP INDEX "insumo_configuracion_insumo_clave_orden";
--> statement-breakpoint
DROP INDEX "insumo_configuracion_nombre_generico_orden";
--> statement-breakpoint
DROP INDEX "insumo_configuracion_unidad_id_idx";
--> statement-breakpoint
DROP INDEX "insumo_configuracion_jurisdiccion_id_idx";
--> statement-breakpoint
DROP INDEX "insumo_configuracion_es_indispensable_idx";
--> statement-breakpoint
DROP INDEX "insumo_configuracion_minimo_idx";
--> statement-breakpoint
DROP INDEX "insumo_configuracion_punto_reorden_idx";
--> statement-breakpoint
DROP INDEX "insumo_configuracion_maximo_idx";
--> statement-breakpoint
DROP INDEX "insumo_configuracion_fondo_fijo_idx";
--> statement-breakpoint
DROP INDEX "insumo_configuracion_dias_entrega_idx";
--> statement-breakpoint
DROP INDEX "insumo_configuracion_multiplo_idx";
--> statement-breakpoint
DROP INDEX "insumo_configuracion_autorizado_idx";
--> statement-breakpoint
DROP INDEX "jurisdiccion_nombre_orden";
--> statement-breakpoint
DROP INDEX "jurisdiccion_sede_municipio_id_idx";
--> statement-breakpoint
DROP INDEX "jurisdiccion_almacen_id_idx";
--> statement-breakpoint
DROP INDEX "jurisdiccion_jefe_personal_medico_id_idx";
--> statement-breakpoint
DROP INDEX "jurisdiccion_telefono_orden";
--> statement-breakpoint
DROP INDEX "lengua_indigena_clave_orden";
--> statement-breakpoint
DROP INDEX "lengua_indigena_nombre_orden";
--> statement-breakpoint
DROP INDEX "lengua_indigena_familia_idx";
--> statement-breakpoint
DROP INDEX "modulo_clave_orden";
--> statement-breakpoint
DROP INDEX "modulo_nombre_orden";
--> statement-breakpoint
DROP INDEX "modulo_nombre_en_orden";
--> statement-breakpoint
DROP INDEX "modulo_grupo_navegacion_idx";
--> statement-breakpoint
DROP INDEX "modulo_modulo_padre_id_idx";
--> statement-breakpoint
DROP INDEX "modulo_ruta_orden";
--> statement-breakpoint
DROP INDEX "modulo_icono_idx";
--> statement-breakpoint
DROP INDEX "modulo_orden_idx";
--> statement-breakpoint
DROP INDEX "modulo_visible_tablet_idx";
--> statement-breakpoint
DROP INDEX "motivo_cancelacion_clave_orden";
--> statement-breakpoint
DROP INDEX "motivo_cancelacion_nombre_orden";
--> statement-breakpoint
DROP INDEX "motivo_cancelacion_requiere_explicacion_idx";
--> statement-breakpoint
DROP INDEX "motivo_cancelacion_orden_idx";
--> statement-breakpoint
DROP INDEX "motivo_diferencia_clave_orden";
--> statement-breakpoint
DROP INDEX "motivo_diferencia_nombre_orden";
--> statement-breakpoint
DROP INDEX "motivo_diferencia_requiere_explicacion_idx";
--> statement-breakpoint
DROP INDEX "motivo_diferencia_orden_idx";
--> statement-breakpoint
DROP INDEX "motivo_entrada_extraordinaria_clave_orden";
--> statement-breakpoint
DROP INDEX "motivo_entrada_extraordinaria_nombre_orden";
--> statement-breakpoint
DROP INDEX "motivo_entrada_extraordinaria_requiere_autorizacion_idx";
--> statement-breakpoint
DROP INDEX "motivo_entrada_extraordinaria_requiere_evidencia_idx";
--> statement-breakpoint
DROP INDEX "motivo_entrada_extraordinaria_permite_sin_costo_idx";
--> statement-breakpoint
DROP INDEX "motivo_entrada_extraordinaria_orden_idx";
--> statement-breakpoint
DROP INDEX "motivo_no_surtido_clave_orden";
--> statement-breakpoint
DROP INDEX "motivo_no_surtido_nombre_orden";
--> statement-breakpoint
DROP INDEX "motivo_no_surtido_requiere_explicacion_idx";
--> statement-breakpoint
DROP INDEX "motivo_no_surtido_orden_idx";
--> statement-breakpoint
DROP INDEX "motivo_salida_extraordinaria_clave_orden";
--> statement-breakpoint
DROP INDEX "motivo_salida_extraordinaria_nombre_orden";
--> statement-breakpoint
DROP INDEX "motivo_salida_extraordinaria_requiere_autorizacion_idx";
--> statement-breakpoint
DROP INDEX "motivo_salida_extraordinaria_requiere_evidencia_idx";
--> statement-breakpoint
DROP INDEX "motivo_salida_extraordinaria_requiere_acta_idx";
--> statement-breakpoint
DROP INDEX "motivo_salida_extraordinaria_destino_idx";
--> statement-breakpoint
DROP INDEX "motivo_salida_extraordinaria_es_merma_idx";
--> statement-breakpoint
DROP INDEX "motivo_salida_extraordinaria_permite_lote_caducado_idx";
--> statement-breakpoint
DROP INDEX "motivo_salida_extraordinaria_orden_idx";
--> statement-breakpoint
DROP INDEX "municipio_nombre_orden";
--> statement-breakpoint
DROP INDEX "municipio_estado_clave_idx";
--> statement-breakpoint
DROP INDEX "municipio_clave_inegi_orden";
--> statement-breakpoint
DROP INDEX "municipio_jurisdiccion_id_idx";
--> statement-breakpoint
DROP INDEX "municipio_poblacion_idx";
--> statement-breakpoint
DROP INDEX "notificacion_tipo_idx";
--> statement-breakpoint
DROP INDEX "notificacion_severidad_idx";
--> statement-breakpoint
DROP INDEX "notificacion_fecha_idx";
--> statement-breakpoint
DROP INDEX "notificacion_vista_idx";
--> statement-breakpoint
DROP INDEX "nucleo_unidad_id_idx";
--> statement-breakpoint
DROP INDEX "nucleo_clave_orden";
--> statement-breakpoint
DROP INDEX "nucleo_nombre_orden";
--> statement-breakpoint
DROP INDEX "nucleo_tipo_idx";
--> statement-breakpoint
DROP INDEX "nucleo_turno_idx";
--> statement-breakpoint
DROP INDEX "nucleo_poblacion_asignada_idx";
--> statement-breakpoint
DROP INDEX "nucleo_medico_id_idx";
--> statement-breakpoint
DROP INDEX "paciente_unidad_id_idx";
--> statement-breakpoint
DROP INDEX "paciente_afiliacion_idx";
--> statement-breakpoint
DROP INDEX "paciente_estatus_idx";
--> statement-breakpoint
DROP INDEX "pais_codigo_orden";
--> statement-breakpoint
DROP INDEX "pais_codigo3_orden";
--> statement-breakpoint
DROP INDEX "pais_nombre_orden";
--> statement-breakpoint
DROP INDEX "pais_nacionalidad_orden";
--> statement-breakpoint
DROP INDEX "pais_orden_idx";
--> statement-breakpoint
DROP INDEX "parentesco_clave_orden";
--> statement-breakpoint
DROP INDEX "parentesco_nombre_orden";
--> statement-breakpoint
DROP INDEX "parentesco_tipo_idx";
--> statement-breakpoint
DROP INDEX "parentesco_orden_idx";
--> statement-breakpoint
DROP INDEX "perfil_nombre_orden";
--> statement-breakpoint
DROP INDEX "perfil_descripcion_orden";
--> statement-breakpoint
DROP INDEX "perfil_alcance_idx";
--> statement-breakpoint
DROP INDEX "perfil_ruta_inicio_orden";
--> statement-breakpoint
DROP INDEX "perfil_es_sistema_idx";
--> statement-breakpoint
DROP INDEX "permiso_clave_orden";
--> statement-breakpoint
DROP INDEX "permiso_descripcion_orden";
--> statement-breakpoint
DROP INDEX "permiso_descripcion_en_orden";
--> statement-breakpoint
DROP INDEX "permiso_recurso_orden";
--> statement-breakpoint
DROP INDEX "permiso_accion_orden";
--> statement-breakpoint
DROP INDEX "permiso_modulo_id_idx";
--> statement-breakpoint
DROP INDEX "permiso_riesgo_idx";
--> statement-breakpoint
DROP INDEX "permiso_requiere_segunda_persona_idx";
--> statement-breakpoint
DROP INDEX "persona_nombre_orden";
--> statement-breakpoint
DROP INDEX "persona_primer_apellido_orden";
--> statement-breakpoint
DROP INDEX "persona_segundo_apellido_orden";
--> statement-breakpoint
DROP INDEX "persona_curp_orden";
--> statement-breakpoint
DROP INDEX "persona_genero_idx";
--> statement-breakpoint
DROP INDEX "persona_fecha_nacimiento_idx";
--> statement-breakpoint
DROP INDEX "personal_medico_tipo_idx";
--> statement-breakpoint
DROP INDEX "personal_medico_unidad_id_idx";
--> statement-breakpoint
DROP INDEX "personal_medico_turno_idx";
--> statement-breakpoint
DROP INDEX "personal_medico_cargo_nombre_orden";
--> statement-breakpoint
DROP INDEX "personal_medico_especialidad_id_idx";
--> statement-breakpoint
DROP INDEX "personal_medico_cedula_profesional_orden";
--> statement-breakpoint
DROP INDEX "personal_medico_puede_prescribir_idx";
--> statement-breakpoint
DROP INDEX "procedimiento_clave_orden";
--> statement-breakpoint
DROP INDEX "procedimiento_nombre_orden";
--> statement-breakpoint
DROP INDEX "procedimiento_tipo_idx";
--> statement-breakpoint
DROP INDEX "procedimiento_sexo_permitido_idx";
--> statement-breakpoint
DROP INDEX "procedimiento_requiere_consentimiento_idx";
--> statement-breakpoint
DROP INDEX "procedimiento_insumos_sugeridos_orden_idx";
--> statement-breakpoint
DROP INDEX "programa_clave_orden";
--> statement-breakpoint
DROP INDEX "programa_nombre_orden";
--> statement-breakpoint
DROP INDEX "programa_tipo_idx";
--> statement-breakpoint
DROP INDEX "programa_responsable_id_idx";
--> statement-breakpoint
DROP INDEX "programa_vigencia_desde_idx";
--> statement-breakpoint
DROP INDEX "programa_vigencia_hasta_idx";
--> statement-breakpoint
DROP INDEX "programa_insumos_orden_idx";
--> statement-breakpoint
DROP INDEX "proveedor_rfc_orden";
--> statement-breakpoint
DROP INDEX "proveedor_razon_social_orden";
--> statement-breakpoint
DROP INDEX "proveedor_nombre_comercial_orden";
--> statement-breakpoint
DROP INDEX "proveedor_tipo_idx";
--> statement-breakpoint
DROP INDEX "proveedor_estatus_idx";
--> statement-breakpoint
DROP INDEX "proveedor_telefono_orden";
--> statement-breakpoint
DROP INDEX "proveedor_correo_orden";
--> statement-breakpoint
DROP INDEX "red_historial_tipo_idx";
--> statement-breakpoint
DROP INDEX "red_historial_unidad_id_idx";
--> statement-breakpoint
DROP INDEX "red_historial_usuario_id_idx";
--> statement-breakpoint
DROP INDEX "red_historial_inicio_idx";
--> statement-breakpoint
DROP INDEX "red_historial_fin_idx";
--> statement-breakpoint
DROP INDEX "red_historial_duracion_seg_idx";
--> statement-breakpoint
DROP INDEX "red_historial_dispositivo_id_orden";
--> statement-breakpoint
DROP INDEX "red_historial_tipo_conexion_orden";
--> statement-breakpoint
DROP INDEX "red_historial_latencia_ms_idx";
--> statement-breakpoint
DROP INDEX "red_historial_operaciones_en_cola_idx";
--> statement-breakpoint
DROP INDEX "red_historial_operaciones_sincronizadas_idx";
--> statement-breakpoint
DROP INDEX "red_historial_operaciones_fallidas_idx";
--> statement-breakpoint
DROP INDEX "red_historial_version_app_orden";
--> statement-breakpoint
DROP INDEX "red_historial_ruta_orden";
--> statement-breakpoint
DROP INDEX "religion_clave_orden";
--> statement-breakpoint
DROP INDEX "religion_nombre_orden";
--> statement-breakpoint
DROP INDEX "religion_grupo_idx";
--> statement-breakpoint
DROP INDEX "solicitud_folio_orden";
--> statement-breakpoint
DROP INDEX "solicitud_estatus_idx";
--> statement-breakpoint
DROP INDEX "solicitud_tipo_idx";
--> statement-breakpoint
DROP INDEX "solicitud_almacen_solicitante_id_idx";
--> statement-breakpoint
DROP INDEX "solicitud_almacen_surtidor_id_idx";
--> statement-breakpoint
DROP INDEX "solicitud_urgente_idx";
--> statement-breakpoint
DROP INDEX "solicitud_fecha_requerida_idx";
--> statement-breakpoint
DROP INDEX "solicitud_claves_idx";
--> statement-breakpoint
DROP INDEX "solicitud_piezas_solicitadas_idx";
--> statement-breakpoint
DROP INDEX "solicitud_piezas_autorizadas_idx";
--> statement-breakpoint
DROP INDEX "solicitud_piezas_surtidas_idx";
--> statement-breakpoint
DROP INDEX "solicitud_piezas_recibidas_idx";
--> statement-breakpoint
DROP INDEX "solicitud_porcentaje_piezas_idx";
--> statement-breakpoint
DROP INDEX "solicitud_fecha_solicitud_idx";
--> statement-breakpoint
DROP INDEX "solicitud_vence_idx";
--> statement-breakpoint
DROP INDEX "solicitud_detalle_orden_idx";
--> statement-breakpoint
DROP INDEX "tipo_dieta_clave_orden";
--> statement-breakpoint
DROP INDEX "tipo_dieta_nombre_orden";
--> statement-breakpoint
DROP INDEX "tipo_dieta_descripcion_orden";
--> statement-breakpoint
DROP INDEX "tipo_dieta_ayuno_idx";
--> statement-breakpoint
DROP INDEX "tipo_dieta_orden_idx";
--> statement-breakpoint
DROP INDEX "turno_clave_orden";
--> statement-breakpoint
DROP INDEX "turno_nombre_orden";
--> statement-breakpoint
DROP INDEX "turno_codigo_idx";
--> statement-breakpoint
DROP INDEX "turno_hora_inicio_idx";
--> statement-breakpoint
DROP INDEX "turno_hora_fin_idx";
--> statement-breakpoint
DROP INDEX "turno_orden_idx";
--> statement-breakpoint
DROP INDEX "unidad_clues_orden";
--> statement-breakpoint
DROP INDEX "unidad_nombre_orden";
--> statement-breakpoint
DROP INDEX "unidad_unidad_tipo_id_idx";
--> statement-breakpoint
DROP INDEX "unidad_jurisdiccion_id_idx";
--> statement-breakpoint
DROP INDEX "unidad_estatus_operacion_idx";
--> statement-breakpoint
DROP INDEX "unidad_medida_clave_orden";
--> statement-breakpoint
DROP INDEX "unidad_medida_nombre_orden";
--> statement-breakpoint
DROP INDEX "unidad_medida_abreviatura_orden";
--> statement-breakpoint
DROP INDEX "unidad_medida_tipo_idx";
--> statement-breakpoint
DROP INDEX "unidad_tipo_clave_orden";
--> statement-breakpoint
DROP INDEX "unidad_tipo_nombre_orden";
--> statement-breakpoint
DROP INDEX "unidad_tipo_grupo_idx";
--> statement-breakpoint
DROP INDEX "unidad_tipo_nivel_atencion_idx";
--> statement-breakpoint
DROP INDEX "unidad_tipo_tiene_hospitalizacion_idx";
--> statement-breakpoint
DROP INDEX "unidad_tipo_tiene_farmacia_idx";
--> statement-breakpoint
DROP INDEX "unidad_tipo_tiene_urgencias_idx";
--> statement-breakpoint
DROP INDEX "usuario_email_orden";
--> statement-breakpoint
DROP INDEX "usuario_perfil_id_idx";
--> statement-breakpoint
DROP INDEX "usuario_estatus_idx";
--> statement-breakpoint
DROP INDEX "usuario_ultimo_acceso_idx";
--> statement-breakpoint
DROP INDEX "usuario_unidad_id_idx";
--> statement-breakpoint
DROP INDEX "usuario_proveedor_id_idx";
--> statement-breakpoint
DROP INDEX "via_administracion_clave_orden";
--> statement-breakpoint
DROP INDEX "via_administracion_nombre_orden";
--> statement-breakpoint
DROP INDEX "via_administracion_codigo_idx";
--> statement-breakpoint
DROP INDEX "via_administracion_abreviatura_orden";
--> statement-breakpoint
DROP INDEX "via_administracion_orden_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "colonia_codigo_postal_orden" ON "colonia" USING btree (orden("codigo_postal") collate "C","colonia_id","codigo_postal","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "almacen_clave_orden" ON "almacen" USING btree (orden("clave") collate "C","almacen_id","clave","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "almacen_nombre_orden" ON "almacen" USING btree (orden("nombre") collate "C","almacen_id","nombre","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "almacen_tipo_idx" ON "almacen" USING btree ("tipo","almacen_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "almacen_unidad_id_idx" ON "almacen" USING btree ("unidad_id","almacen_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "almacen_responsable_personal_id_idx" ON "almacen" USING btree ("responsable_personal_id","almacen_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "almacen_maneja_controlados_idx" ON "almacen" USING btree ("maneja_controlados","almacen_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "almacen_maneja_red_fria_idx" ON "almacen" USING btree ("maneja_red_fria","almacen_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "cama_unidad_id_idx" ON "cama" USING btree ("unidad_id","cama_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "cama_servicio_id_idx" ON "cama" USING btree ("servicio_id","cama_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "cama_numero_orden" ON "cama" USING btree (orden("numero") collate "C","cama_id","numero","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "cama_tipo_idx" ON "cama" USING btree ("tipo","cama_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "cama_censable_idx" ON "cama" USING btree ("censable","cama_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "cama_estatus_idx" ON "cama" USING btree ("estatus","cama_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "cama_oxigeno_idx" ON "cama" USING btree ("oxigeno","cama_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "cama_monitor_idx" ON "cama" USING btree ("monitor","cama_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "cama_ventilador_idx" ON "cama" USING btree ("ventilador","cama_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "codigo_postal_codigo_orden" ON "codigo_postal" USING btree (orden("codigo") collate "C","codigo","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "codigo_postal_estado_clave_idx" ON "codigo_postal" USING btree ("estado_clave","codigo","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "codigo_postal_municipio_id_idx" ON "codigo_postal" USING btree ("municipio_id","codigo","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "codigo_postal_ciudad_orden" ON "codigo_postal" USING btree (orden("ciudad") collate "C","codigo","ciudad","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "codigo_postal_zona_idx" ON "codigo_postal" USING btree ("zona","codigo","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "colonia_nombre_orden" ON "colonia" USING btree (orden("nombre") collate "C","colonia_id","nombre","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "colonia_tipo_asentamiento_idx" ON "colonia" USING btree ("tipo_asentamiento","colonia_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "colonia_municipio_id_idx" ON "colonia" USING btree ("municipio_id","colonia_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "colonia_codigo_postal_idx" ON "colonia" USING btree ("codigo_postal","colonia_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "color_nombre_orden" ON "color" USING btree (orden("nombre") collate "C","color_id","nombre","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "color_codigo_hex_orden" ON "color" USING btree (orden("codigo_hex") collate "C","color_id","codigo_hex","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "color_uso_idx" ON "color" USING btree ("uso","color_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "color_codigo_orden" ON "color" USING btree (orden("codigo") collate "C","color_id","codigo","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "color_icono_idx" ON "color" USING btree ("icono","color_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "color_orden_idx" ON "color" USING btree ("orden","color_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "contrato_proveedor_id_idx" ON "contrato" USING btree ("proveedor_id","contrato_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "contrato_numero_orden" ON "contrato" USING btree (orden("numero") collate "C","contrato_id","numero","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "contrato_ejercicio_idx" ON "contrato" USING btree ("ejercicio","contrato_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "contrato_vigencia_desde_idx" ON "contrato" USING btree ("vigencia_desde","contrato_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "contrato_vigencia_hasta_idx" ON "contrato" USING btree ("vigencia_hasta","contrato_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "contrato_detalle_orden_idx" ON "contrato_detalle" USING btree ("orden","contrato_detalle_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "diagnostico_clave_orden" ON "diagnostico" USING btree (orden("clave") collate "C","diagnostico_id","clave","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "diagnostico_nombre_orden" ON "diagnostico" USING btree (orden("nombre") collate "C","diagnostico_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "diagnostico_capitulo_orden" ON "diagnostico" USING btree (orden("capitulo") collate "C","diagnostico_id","capitulo","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "diagnostico_sexo_permitido_idx" ON "diagnostico" USING btree ("sexo_permitido","diagnostico_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "diagnostico_notificacion_obligatoria_idx" ON "diagnostico" USING btree ("notificacion_obligatoria","diagnostico_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "diagnostico_cronico_idx" ON "diagnostico" USING btree ("cronico","diagnostico_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "especialidad_clave_orden" ON "especialidad" USING btree (orden("clave") collate "C","especialidad_id","clave","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "especialidad_nombre_orden" ON "especialidad" USING btree (orden("nombre") collate "C","especialidad_id","nombre","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "especialidad_tipo_idx" ON "especialidad" USING btree ("tipo","especialidad_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "estado_clave_orden" ON "estado" USING btree (orden("clave") collate "C","clave","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "estado_nombre_orden" ON "estado" USING btree (orden("nombre") collate "C","clave","nombre","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "estado_abreviatura_orden" ON "estado" USING btree (orden("abreviatura") collate "C","clave","abreviatura","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "estado_clave_inegi_orden" ON "estado" USING btree (orden("clave_inegi") collate "C","clave","clave_inegi","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "estado_pais_codigo_idx" ON "estado" USING btree ("pais_codigo","clave","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "forma_farmaceutica_clave_orden" ON "forma_farmaceutica" USING btree (orden("clave") collate "C","forma_farmaceutica_id","clave","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "forma_farmaceutica_nombre_orden" ON "forma_farmaceutica" USING btree (orden("nombre") collate "C","forma_farmaceutica_id","nombre","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "forma_farmaceutica_estado_fisico_idx" ON "forma_farmaceutica" USING btree ("estado_fisico","forma_farmaceutica_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "fuente_financiamiento_clave_orden" ON "fuente_financiamiento" USING btree (orden("clave") collate "C","fuente_financiamiento_id","clave","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "fuente_financiamiento_nombre_orden" ON "fuente_financiamiento" USING btree (orden("nombre") collate "C","fuente_financiamiento_id","nombre","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "fuente_financiamiento_origen_idx" ON "fuente_financiamiento" USING btree ("origen","fuente_financiamiento_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "fuente_financiamiento_ejercicio_idx" ON "fuente_financiamiento" USING btree ("ejercicio","fuente_financiamiento_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "fuente_financiamiento_partida_presupuestal_orden" ON "fuente_financiamiento" USING btree (orden("partida_presupuestal") collate "C","fuente_financiamiento_id","partida_presupuestal","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "insumo_clave_orden" ON "insumo" USING btree (orden("clave") collate "C","insumo_id","clave","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "insumo_nombre_generico_orden" ON "insumo" USING btree (orden("nombre_generico") collate "C","insumo_id","nombre_generico","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "insumo_tipo_idx" ON "insumo" USING btree ("tipo","insumo_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "insumo_grupo_terapeutico_orden" ON "insumo" USING btree (orden("grupo_terapeutico") collate "C","insumo_id","grupo_terapeutico","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "insumo_unidad_base_idx" ON "insumo" USING btree ("unidad_base","insumo_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "insumo_fraccion_idx" ON "insumo" USING btree ("fraccion","insumo_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "insumo_red_fria_idx" ON "insumo" USING btree ("red_fria","insumo_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "insumo_esencial_idx" ON "insumo" USING btree ("esencial","insumo_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "insumo_precio_referencia_idx" ON "insumo" USING btree ("precio_referencia","insumo_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "insumo_configuracion_almacen_id_idx" ON "insumo_configuracion" USING btree ("almacen_id","insumo_configuracion_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "insumo_configuracion_insumo_id_idx" ON "insumo_configuracion" USING btree ("insumo_id","insumo_configuracion_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "insumo_configuracion_insumo_clave_orden" ON "insumo_configuracion" USING btree (orden("insumo_clave") collate "C","insumo_configuracion_id","insumo_clave","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "insumo_configuracion_nombre_generico_orden" ON "insumo_configuracion" USING btree (orden("nombre_generico") collate "C","insumo_configuracion_id","nombre_generico","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "insumo_configuracion_unidad_id_idx" ON "insumo_configuracion" USING btree ("unidad_id","insumo_configuracion_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "insumo_configuracion_jurisdiccion_id_idx" ON "insumo_configuracion" USING btree ("jurisdiccion_id","insumo_configuracion_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "insumo_configuracion_es_indispensable_idx" ON "insumo_configuracion" USING btree ("es_indispensable","insumo_configuracion_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "insumo_configuracion_minimo_idx" ON "insumo_configuracion" USING btree ("minimo","insumo_configuracion_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "insumo_configuracion_punto_reorden_idx" ON "insumo_configuracion" USING btree ("punto_reorden","insumo_configuracion_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "insumo_configuracion_maximo_idx" ON "insumo_configuracion" USING btree ("maximo","insumo_configuracion_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "insumo_configuracion_fondo_fijo_idx" ON "insumo_configuracion" USING btree ("fondo_fijo","insumo_configuracion_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "insumo_configuracion_dias_entrega_idx" ON "insumo_configuracion" USING btree ("dias_entrega","insumo_configuracion_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "insumo_configuracion_multiplo_idx" ON "insumo_configuracion" USING btree ("multiplo","insumo_configuracion_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "insumo_configuracion_autorizado_idx" ON "insumo_configuracion" USING btree ("autorizado","insumo_configuracion_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jurisdiccion_nombre_orden" ON "jurisdiccion" USING btree (orden("nombre") collate "C","jurisdiccion_id","nombre","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jurisdiccion_sede_municipio_id_idx" ON "jurisdiccion" USING btree ("sede_municipio_id","jurisdiccion_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jurisdiccion_almacen_id_idx" ON "jurisdiccion" USING btree ("almacen_id","jurisdiccion_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jurisdiccion_jefe_personal_medico_id_idx" ON "jurisdiccion" USING btree ("jefe_personal_medico_id","jurisdiccion_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "jurisdiccion_telefono_orden" ON "jurisdiccion" USING btree (orden("telefono") collate "C","jurisdiccion_id","telefono","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "lengua_indigena_clave_orden" ON "lengua_indigena" USING btree (orden("clave") collate "C","lengua_indigena_id","clave","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "lengua_indigena_nombre_orden" ON "lengua_indigena" USING btree (orden("nombre") collate "C","lengua_indigena_id","nombre","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "lengua_indigena_familia_idx" ON "lengua_indigena" USING btree ("familia","lengua_indigena_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "modulo_clave_orden" ON "modulo" USING btree (orden("clave") collate "C","modulo_id","clave","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "modulo_nombre_orden" ON "modulo" USING btree (orden("nombre") collate "C","modulo_id","nombre","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "modulo_nombre_en_orden" ON "modulo" USING btree (orden("nombre_en") collate "C","modulo_id","nombre_en","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "modulo_grupo_navegacion_idx" ON "modulo" USING btree ("grupo_navegacion","modulo_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "modulo_modulo_padre_id_idx" ON "modulo" USING btree ("modulo_padre_id","modulo_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "modulo_ruta_orden" ON "modulo" USING btree (orden("ruta") collate "C","modulo_id","ruta","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "modulo_icono_idx" ON "modulo" USING btree ("icono","modulo_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "modulo_orden_idx" ON "modulo" USING btree ("orden","modulo_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "modulo_visible_tablet_idx" ON "modulo" USING btree ("visible_tablet","modulo_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "motivo_cancelacion_clave_orden" ON "motivo_cancelacion" USING btree (orden("clave") collate "C","motivo_cancelacion_id","clave","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "motivo_cancelacion_nombre_orden" ON "motivo_cancelacion" USING btree (orden("nombre") collate "C","motivo_cancelacion_id","nombre","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "motivo_cancelacion_requiere_explicacion_idx" ON "motivo_cancelacion" USING btree ("requiere_explicacion","motivo_cancelacion_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "motivo_cancelacion_orden_idx" ON "motivo_cancelacion" USING btree ("orden","motivo_cancelacion_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "motivo_diferencia_clave_orden" ON "motivo_diferencia" USING btree (orden("clave") collate "C","motivo_diferencia_id","clave","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "motivo_diferencia_nombre_orden" ON "motivo_diferencia" USING btree (orden("nombre") collate "C","motivo_diferencia_id","nombre","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "motivo_diferencia_requiere_explicacion_idx" ON "motivo_diferencia" USING btree ("requiere_explicacion","motivo_diferencia_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "motivo_diferencia_orden_idx" ON "motivo_diferencia" USING btree ("orden","motivo_diferencia_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "motivo_entrada_extraordinaria_clave_orden" ON "motivo_entrada_extraordinaria" USING btree (orden("clave") collate "C","motivo_entrada_extraordinaria_id","clave","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "motivo_entrada_extraordinaria_nombre_orden" ON "motivo_entrada_extraordinaria" USING btree (orden("nombre") collate "C","motivo_entrada_extraordinaria_id","nombre","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "motivo_entrada_extraordinaria_requiere_autorizacion_idx" ON "motivo_entrada_extraordinaria" USING btree ("requiere_autorizacion","motivo_entrada_extraordinaria_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "motivo_entrada_extraordinaria_requiere_evidencia_idx" ON "motivo_entrada_extraordinaria" USING btree ("requiere_evidencia","motivo_entrada_extraordinaria_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "motivo_entrada_extraordinaria_permite_sin_costo_idx" ON "motivo_entrada_extraordinaria" USING btree ("permite_sin_costo","motivo_entrada_extraordinaria_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "motivo_entrada_extraordinaria_orden_idx" ON "motivo_entrada_extraordinaria" USING btree ("orden","motivo_entrada_extraordinaria_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "motivo_no_surtido_clave_orden" ON "motivo_no_surtido" USING btree (orden("clave") collate "C","motivo_no_surtido_id","clave","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "motivo_no_surtido_nombre_orden" ON "motivo_no_surtido" USING btree (orden("nombre") collate "C","motivo_no_surtido_id","nombre","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "motivo_no_surtido_requiere_explicacion_idx" ON "motivo_no_surtido" USING btree ("requiere_explicacion","motivo_no_surtido_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "motivo_no_surtido_orden_idx" ON "motivo_no_surtido" USING btree ("orden","motivo_no_surtido_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "motivo_salida_extraordinaria_clave_orden" ON "motivo_salida_extraordinaria" USING btree (orden("clave") collate "C","motivo_salida_extraordinaria_id","clave","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "motivo_salida_extraordinaria_nombre_orden" ON "motivo_salida_extraordinaria" USING btree (orden("nombre") collate "C","motivo_salida_extraordinaria_id","nombre","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "motivo_salida_extraordinaria_requiere_autorizacion_idx" ON "motivo_salida_extraordinaria" USING btree ("requiere_autorizacion","motivo_salida_extraordinaria_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "motivo_salida_extraordinaria_requiere_evidencia_idx" ON "motivo_salida_extraordinaria" USING btree ("requiere_evidencia","motivo_salida_extraordinaria_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "motivo_salida_extraordinaria_requiere_acta_idx" ON "motivo_salida_extraordinaria" USING btree ("requiere_acta","motivo_salida_extraordinaria_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "motivo_salida_extraordinaria_destino_idx" ON "motivo_salida_extraordinaria" USING btree ("destino","motivo_salida_extraordinaria_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "motivo_salida_extraordinaria_es_merma_idx" ON "motivo_salida_extraordinaria" USING btree ("es_merma","motivo_salida_extraordinaria_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "motivo_salida_extraordinaria_permite_lote_caducado_idx" ON "motivo_salida_extraordinaria" USING btree ("permite_lote_caducado","motivo_salida_extraordinaria_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "motivo_salida_extraordinaria_orden_idx" ON "motivo_salida_extraordinaria" USING btree ("orden","motivo_salida_extraordinaria_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "municipio_nombre_orden" ON "municipio" USING btree (orden("nombre") collate "C","municipio_id","nombre","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "municipio_estado_clave_idx" ON "municipio" USING btree ("estado_clave","municipio_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "municipio_clave_inegi_orden" ON "municipio" USING btree (orden("clave_inegi") collate "C","municipio_id","clave_inegi","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "municipio_jurisdiccion_id_idx" ON "municipio" USING btree ("jurisdiccion_id","municipio_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "municipio_poblacion_idx" ON "municipio" USING btree ("poblacion","municipio_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "notificacion_tipo_idx" ON "notificacion" USING btree ("tipo","notificacion_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "notificacion_severidad_idx" ON "notificacion" USING btree ("severidad","notificacion_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "notificacion_fecha_idx" ON "notificacion" USING btree ("fecha","notificacion_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "notificacion_vista_idx" ON "notificacion" USING btree ("vista","notificacion_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "nucleo_unidad_id_idx" ON "nucleo" USING btree ("unidad_id","nucleo_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "nucleo_clave_orden" ON "nucleo" USING btree (orden("clave") collate "C","nucleo_id","clave","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "nucleo_nombre_orden" ON "nucleo" USING btree (orden("nombre") collate "C","nucleo_id","nombre","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "nucleo_tipo_idx" ON "nucleo" USING btree ("tipo","nucleo_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "nucleo_turno_idx" ON "nucleo" USING btree ("turno","nucleo_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "nucleo_poblacion_asignada_idx" ON "nucleo" USING btree ("poblacion_asignada","nucleo_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "nucleo_medico_id_idx" ON "nucleo" USING btree ("medico_id","nucleo_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "paciente_unidad_id_idx" ON "paciente" USING btree ("unidad_id","paciente_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "paciente_afiliacion_idx" ON "paciente" USING btree ("afiliacion","paciente_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "paciente_estatus_idx" ON "paciente" USING btree ("estatus","paciente_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "pais_codigo_orden" ON "pais" USING btree (orden("codigo") collate "C","codigo","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "pais_codigo3_orden" ON "pais" USING btree (orden("codigo3") collate "C","codigo","codigo3","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "pais_nombre_orden" ON "pais" USING btree (orden("nombre") collate "C","codigo","nombre","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "pais_nacionalidad_orden" ON "pais" USING btree (orden("nacionalidad") collate "C","codigo","nacionalidad","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "pais_orden_idx" ON "pais" USING btree ("orden","codigo","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "parentesco_clave_orden" ON "parentesco" USING btree (orden("clave") collate "C","parentesco_id","clave","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "parentesco_nombre_orden" ON "parentesco" USING btree (orden("nombre") collate "C","parentesco_id","nombre","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "parentesco_tipo_idx" ON "parentesco" USING btree ("tipo","parentesco_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "parentesco_orden_idx" ON "parentesco" USING btree ("orden","parentesco_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "perfil_nombre_orden" ON "perfil" USING btree (orden("nombre") collate "C","perfil_id","nombre","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "perfil_descripcion_orden" ON "perfil" USING btree (orden("descripcion") collate "C","perfil_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "perfil_alcance_idx" ON "perfil" USING btree ("alcance","perfil_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "perfil_ruta_inicio_orden" ON "perfil" USING btree (orden("ruta_inicio") collate "C","perfil_id","ruta_inicio","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "perfil_es_sistema_idx" ON "perfil" USING btree ("es_sistema","perfil_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "permiso_clave_orden" ON "permiso" USING btree (orden("clave") collate "C","permiso_id","clave","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "permiso_descripcion_orden" ON "permiso" USING btree (orden("descripcion") collate "C","permiso_id","descripcion","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "permiso_descripcion_en_orden" ON "permiso" USING btree (orden("descripcion_en") collate "C","permiso_id","descripcion_en","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "permiso_recurso_orden" ON "permiso" USING btree (orden("recurso") collate "C","permiso_id","recurso","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "permiso_accion_orden" ON "permiso" USING btree (orden("accion") collate "C","permiso_id","accion","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "permiso_modulo_id_idx" ON "permiso" USING btree ("modulo_id","permiso_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "permiso_riesgo_idx" ON "permiso" USING btree ("riesgo","permiso_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "permiso_requiere_segunda_persona_idx" ON "permiso" USING btree ("requiere_segunda_persona","permiso_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "persona_nombre_orden" ON "persona" USING btree (orden("nombre") collate "C","persona_id","nombre","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "persona_primer_apellido_orden" ON "persona" USING btree (orden("primer_apellido") collate "C",orden(coalesce("segundo_apellido", '')) collate "C",orden(coalesce("nombre", '')) collate "C","persona_id","primer_apellido","segundo_apellido","nombre","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "persona_segundo_apellido_orden" ON "persona" USING btree (orden("segundo_apellido") collate "C","persona_id","segundo_apellido","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "persona_curp_orden" ON "persona" USING btree (orden("curp") collate "C","persona_id","curp","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "persona_genero_idx" ON "persona" USING btree ("genero","persona_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "persona_fecha_nacimiento_idx" ON "persona" USING btree ("fecha_nacimiento","persona_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "personal_medico_tipo_idx" ON "personal_medico" USING btree ("tipo","personal_medico_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "personal_medico_unidad_id_idx" ON "personal_medico" USING btree ("unidad_id","personal_medico_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "personal_medico_turno_idx" ON "personal_medico" USING btree ("turno","personal_medico_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "personal_medico_cargo_nombre_orden" ON "personal_medico" USING btree (orden("cargo_nombre") collate "C","personal_medico_id","cargo_nombre","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "personal_medico_especialidad_id_idx" ON "personal_medico" USING btree ("especialidad_id","personal_medico_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "personal_medico_cedula_profesional_orden" ON "personal_medico" USING btree (orden("cedula_profesional") collate "C","personal_medico_id","cedula_profesional","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "personal_medico_puede_prescribir_idx" ON "personal_medico" USING btree ("puede_prescribir","personal_medico_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "procedimiento_clave_orden" ON "procedimiento" USING btree (orden("clave") collate "C","procedimiento_id","clave","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "procedimiento_nombre_orden" ON "procedimiento" USING btree (orden("nombre") collate "C","procedimiento_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "procedimiento_tipo_idx" ON "procedimiento" USING btree ("tipo","procedimiento_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "procedimiento_sexo_permitido_idx" ON "procedimiento" USING btree ("sexo_permitido","procedimiento_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "procedimiento_requiere_consentimiento_idx" ON "procedimiento" USING btree ("requiere_consentimiento","procedimiento_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "procedimiento_insumos_sugeridos_orden_idx" ON "procedimiento_insumos_sugeridos" USING btree ("orden","procedimiento_insumos_sugeridos_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "programa_clave_orden" ON "programa" USING btree (orden("clave") collate "C","programa_id","clave","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "programa_nombre_orden" ON "programa" USING btree (orden("nombre") collate "C","programa_id","nombre","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "programa_tipo_idx" ON "programa" USING btree ("tipo","programa_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "programa_responsable_id_idx" ON "programa" USING btree ("responsable_id","programa_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "programa_vigencia_desde_idx" ON "programa" USING btree ("vigencia_desde","programa_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "programa_vigencia_hasta_idx" ON "programa" USING btree ("vigencia_hasta","programa_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "programa_insumos_orden_idx" ON "programa_insumos" USING btree ("orden","programa_insumos_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "proveedor_rfc_orden" ON "proveedor" USING btree (orden("rfc") collate "C","proveedor_id","rfc","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "proveedor_razon_social_orden" ON "proveedor" USING btree (orden("razon_social") collate "C","proveedor_id","razon_social","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "proveedor_nombre_comercial_orden" ON "proveedor" USING btree (orden("nombre_comercial") collate "C","proveedor_id","nombre_comercial","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "proveedor_tipo_idx" ON "proveedor" USING btree ("tipo","proveedor_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "proveedor_estatus_idx" ON "proveedor" USING btree ("estatus","proveedor_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "proveedor_telefono_orden" ON "proveedor" USING btree (orden("telefono") collate "C","proveedor_id","telefono","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "proveedor_correo_orden" ON "proveedor" USING btree (orden("correo") collate "C","proveedor_id","correo","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "red_historial_tipo_idx" ON "red_historial" USING btree ("tipo","red_historial_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "red_historial_unidad_id_idx" ON "red_historial" USING btree ("unidad_id","red_historial_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "red_historial_usuario_id_idx" ON "red_historial" USING btree ("usuario_id","red_historial_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "red_historial_inicio_idx" ON "red_historial" USING btree ("inicio","red_historial_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "red_historial_fin_idx" ON "red_historial" USING btree ("fin","red_historial_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "red_historial_duracion_seg_idx" ON "red_historial" USING btree ("duracion_seg","red_historial_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "red_historial_dispositivo_id_orden" ON "red_historial" USING btree (orden("dispositivo_id") collate "C","red_historial_id","dispositivo_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "red_historial_tipo_conexion_orden" ON "red_historial" USING btree (orden("tipo_conexion") collate "C","red_historial_id","tipo_conexion","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "red_historial_latencia_ms_idx" ON "red_historial" USING btree ("latencia_ms","red_historial_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "red_historial_operaciones_en_cola_idx" ON "red_historial" USING btree ("operaciones_en_cola","red_historial_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "red_historial_operaciones_sincronizadas_idx" ON "red_historial" USING btree ("operaciones_sincronizadas","red_historial_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "red_historial_operaciones_fallidas_idx" ON "red_historial" USING btree ("operaciones_fallidas","red_historial_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "red_historial_version_app_orden" ON "red_historial" USING btree (orden("version_app") collate "C","red_historial_id","version_app","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "red_historial_ruta_orden" ON "red_historial" USING btree (orden("ruta") collate "C","red_historial_id","ruta","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "religion_clave_orden" ON "religion" USING btree (orden("clave") collate "C","religion_id","clave","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "religion_nombre_orden" ON "religion" USING btree (orden("nombre") collate "C","religion_id","nombre","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "religion_grupo_idx" ON "religion" USING btree ("grupo","religion_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "solicitud_folio_orden" ON "solicitud" USING btree (orden("folio") collate "C","solicitud_id","folio","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "solicitud_estatus_idx" ON "solicitud" USING btree ("estatus","solicitud_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "solicitud_tipo_idx" ON "solicitud" USING btree ("tipo","solicitud_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "solicitud_almacen_solicitante_id_idx" ON "solicitud" USING btree ("almacen_solicitante_id","solicitud_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "solicitud_almacen_surtidor_id_idx" ON "solicitud" USING btree ("almacen_surtidor_id","solicitud_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "solicitud_urgente_idx" ON "solicitud" USING btree ("urgente","solicitud_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "solicitud_fecha_requerida_idx" ON "solicitud" USING btree ("fecha_requerida","solicitud_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "solicitud_claves_idx" ON "solicitud" USING btree ("claves","solicitud_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "solicitud_piezas_solicitadas_idx" ON "solicitud" USING btree ("piezas_solicitadas","solicitud_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "solicitud_piezas_autorizadas_idx" ON "solicitud" USING btree ("piezas_autorizadas","solicitud_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "solicitud_piezas_surtidas_idx" ON "solicitud" USING btree ("piezas_surtidas","solicitud_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "solicitud_piezas_recibidas_idx" ON "solicitud" USING btree ("piezas_recibidas","solicitud_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "solicitud_porcentaje_piezas_idx" ON "solicitud" USING btree ("porcentaje_piezas","solicitud_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "solicitud_fecha_solicitud_idx" ON "solicitud" USING btree ("fecha_solicitud","solicitud_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "solicitud_vence_idx" ON "solicitud" USING btree ("vence","solicitud_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "solicitud_detalle_orden_idx" ON "solicitud_detalle" USING btree ("orden","solicitud_detalle_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "tipo_dieta_clave_orden" ON "tipo_dieta" USING btree (orden("clave") collate "C","tipo_dieta_id","clave","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "tipo_dieta_nombre_orden" ON "tipo_dieta" USING btree (orden("nombre") collate "C","tipo_dieta_id","nombre","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "tipo_dieta_descripcion_orden" ON "tipo_dieta" USING btree (orden("descripcion") collate "C","tipo_dieta_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "tipo_dieta_ayuno_idx" ON "tipo_dieta" USING btree ("ayuno","tipo_dieta_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "tipo_dieta_orden_idx" ON "tipo_dieta" USING btree ("orden","tipo_dieta_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "turno_clave_orden" ON "turno" USING btree (orden("clave") collate "C","turno_id","clave","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "turno_nombre_orden" ON "turno" USING btree (orden("nombre") collate "C","turno_id","nombre","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "turno_codigo_idx" ON "turno" USING btree ("codigo","turno_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "turno_hora_inicio_idx" ON "turno" USING btree ("hora_inicio","turno_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "turno_hora_fin_idx" ON "turno" USING btree ("hora_fin","turno_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "turno_orden_idx" ON "turno" USING btree ("orden","turno_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "unidad_clues_orden" ON "unidad" USING btree (orden("clues") collate "C","unidad_id","clues","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "unidad_nombre_orden" ON "unidad" USING btree (orden("nombre") collate "C","unidad_id","nombre","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "unidad_unidad_tipo_id_idx" ON "unidad" USING btree ("unidad_tipo_id","unidad_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "unidad_jurisdiccion_id_idx" ON "unidad" USING btree ("jurisdiccion_id","unidad_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "unidad_estatus_operacion_idx" ON "unidad" USING btree ("estatus_operacion","unidad_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "unidad_medida_clave_orden" ON "unidad_medida" USING btree (orden("clave") collate "C","unidad_medida_id","clave","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "unidad_medida_nombre_orden" ON "unidad_medida" USING btree (orden("nombre") collate "C","unidad_medida_id","nombre","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "unidad_medida_abreviatura_orden" ON "unidad_medida" USING btree (orden("abreviatura") collate "C","unidad_medida_id","abreviatura","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "unidad_medida_tipo_idx" ON "unidad_medida" USING btree ("tipo","unidad_medida_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "unidad_tipo_clave_orden" ON "unidad_tipo" USING btree (orden("clave") collate "C","unidad_tipo_id","clave","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "unidad_tipo_nombre_orden" ON "unidad_tipo" USING btree (orden("nombre") collate "C","unidad_tipo_id","nombre","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "unidad_tipo_grupo_idx" ON "unidad_tipo" USING btree ("grupo","unidad_tipo_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "unidad_tipo_nivel_atencion_idx" ON "unidad_tipo" USING btree ("nivel_atencion","unidad_tipo_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "unidad_tipo_tiene_hospitalizacion_idx" ON "unidad_tipo" USING btree ("tiene_hospitalizacion","unidad_tipo_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "unidad_tipo_tiene_farmacia_idx" ON "unidad_tipo" USING btree ("tiene_farmacia","unidad_tipo_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "unidad_tipo_tiene_urgencias_idx" ON "unidad_tipo" USING btree ("tiene_urgencias","unidad_tipo_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "usuario_email_orden" ON "usuario" USING btree (orden("email") collate "C","usuario_id","email","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "usuario_perfil_id_idx" ON "usuario" USING btree ("perfil_id","usuario_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "usuario_estatus_idx" ON "usuario" USING btree ("estatus","usuario_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "usuario_ultimo_acceso_idx" ON "usuario" USING btree ("ultimo_acceso","usuario_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "usuario_unidad_id_idx" ON "usuario" USING btree ("unidad_id","usuario_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "usuario_proveedor_id_idx" ON "usuario" USING btree ("proveedor_id","usuario_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "via_administracion_clave_orden" ON "via_administracion" USING btree (orden("clave") collate "C","via_administracion_id","clave","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "via_administracion_nombre_orden" ON "via_administracion" USING btree (orden("nombre") collate "C","via_administracion_id","nombre","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "via_administracion_codigo_idx" ON "via_administracion" USING btree ("codigo","via_administracion_id","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "via_administracion_abreviatura_orden" ON "via_administracion" USING btree (orden("abreviatura") collate "C","via_administracion_id","abreviatura","activo");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "via_administracion_orden_idx" ON "via_administracion" USING btree ("orden","via_administracion_id","activo");
