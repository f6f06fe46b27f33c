// Generated from schemas/entities/consulta/signos.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, decimalPlaces, date, dateTime } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateSignos: Validator = validate0;

const schema0 = {"type":"object","properties":{"pacienteId":{"type":"integer"},"visitaId":{"type":"integer"},"hospitalizacionId":{"type":"integer"},"fechaToma":{"type":"string","format":"date-time"},"tas":{"type":"integer","minimum":30,"maximum":300},"tad":{"type":"integer","minimum":10,"maximum":200},"frecuenciaCardiaca":{"type":"integer","minimum":10,"maximum":300},"llenadoCapilarSeg":{"type":"integer","minimum":0,"maximum":10},"frecuenciaRespiratoria":{"type":"integer","minimum":3,"maximum":100},"spo2":{"type":"integer","minimum":30,"maximum":100},"oxigenoSuplementario":{"type":"boolean"},"dispositivoOxigeno":{"type":"string","enum":["PUNTAS_NASALES","MASCARILLA","VENTURI","RESERVORIO","ALTO_FLUJO","VENTILACION"]},"flujoLpm":{"type":"number","minimum":0,"maximum":70,"multipleOf":0.1},"fio2":{"type":"integer","minimum":21,"maximum":100},"escalaSpo2":{"type":"string","enum":["ESCALA_1","ESCALA_2"]},"temperatura":{"type":"number","minimum":25,"maximum":45,"multipleOf":0.1},"viaTemperatura":{"type":"string","enum":["AXILAR","ORAL","RECTAL","TIMPANICA"]},"glucosaCapilar":{"type":"integer","minimum":10,"maximum":900},"dolor":{"type":"integer","minimum":0,"maximum":10},"diaforesis":{"type":"string","enum":["AUSENTE","LEVE","MODERADA","PROFUSA"]},"peso":{"type":"number","minimum":0.3,"maximum":400,"multipleOf":0.001},"talla":{"type":"number","minimum":20,"maximum":250,"multipleOf":0.1},"perimetroCefalico":{"type":"number","minimum":20,"maximum":70,"multipleOf":0.1},"perimetroAbdominal":{"type":"number","minimum":30,"maximum":250,"multipleOf":0.1},"pliegue":{"type":"number","minimum":0,"maximum":10,"multipleOf":0.1},"conciencia":{"type":"string","enum":["A","C","V","P","U"]},"glasgowOcular":{"type":"integer","minimum":1,"maximum":4},"verbalNoValorable":{"type":"boolean"},"glasgowVerbal":{"type":"integer","minimum":1,"maximum":5},"glasgowMotora":{"type":"integer","minimum":1,"maximum":6},"pupilaIzq":{"type":"object","properties":{"mm":{"type":"integer","minimum":0,"maximum":8},"reaccion":{"type":"string","enum":["NORMAL","LENTA","AUSENTE"]}},"required":[],"additionalProperties":false},"pupilaDer":{"type":"object","properties":{"mm":{"type":"integer","minimum":0,"maximum":8},"reaccion":{"type":"string","enum":["NORMAL","LENTA","AUSENTE"]}},"required":[],"additionalProperties":false},"evacuaciones":{"type":"integer","minimum":0,"maximum":100},"liquidos":{"type":"array","items":{"type":"object","properties":{"signosLiquidoId":{"type":"integer","minimum":1},"tipo":{"type":"string","enum":["VIA_ORAL","SONDA","INTRAVENOSA","HEMODERIVADOS","OTRO_INGRESO","ORINA","EVACUACION","VOMITO","DRENAJE","SANGRADO","OTRO_EGRESO"]},"ml":{"type":"integer","minimum":1,"maximum":20000}},"required":["tipo","ml"],"additionalProperties":false},"maxItems":11},"uresisMl":{"type":"integer","minimum":0,"maximum":20000},"ingresosMl":{"type":"integer","minimum":0,"maximum":20000},"egresosMl":{"type":"integer","minimum":0,"maximum":20000},"confirmados":{"type":"array","items":{"type":"string","enum":["tas","tad","frecuenciaCardiaca","frecuenciaRespiratoria","spo2","temperatura","glucosaCapilar","dolor","llenadoCapilarSeg","peso","talla","perimetroCefalico","imc","glasgow","conciencia","diaforesis"]},"uniqueItems":true,"maxItems":16},"observaciones":{"type":"string","maxLength":4000}},"required":["pacienteId","fechaToma"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePointLength;
const formats0 = dateTime;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pacienteId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "pacienteId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.fechaToma === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "fechaToma"}};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.pacienteId !== undefined){
let data0 = data.pacienteId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/pacienteId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.visitaId !== undefined){
let data1 = data.visitaId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/visitaId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.hospitalizacionId !== undefined){
let data2 = data.hospitalizacionId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/hospitalizacionId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.fechaToma !== undefined){
let data3 = data.fechaToma;
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err6 = {instancePath:instancePath+"/fechaToma",keyword:"format",params:{format: "date-time"}};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/fechaToma",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.tas !== undefined){
let data4 = data.tas;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/tas",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err8);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 300 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/tas",keyword:"maximum",params:{comparison: "<=", limit: 300}};
(vErrors ??= []).push(err9);
errors++;
}
if(data4 < 30 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/tas",keyword:"minimum",params:{comparison: ">=", limit: 30}};
(vErrors ??= []).push(err10);
errors++;
}
}
}
if(data.tad !== undefined){
let data5 = data.tad;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/tad",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err11);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 200 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/tad",keyword:"maximum",params:{comparison: "<=", limit: 200}};
(vErrors ??= []).push(err12);
errors++;
}
if(data5 < 10 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/tad",keyword:"minimum",params:{comparison: ">=", limit: 10}};
(vErrors ??= []).push(err13);
errors++;
}
}
}
if(data.frecuenciaCardiaca !== undefined){
let data6 = data.frecuenciaCardiaca;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/frecuenciaCardiaca",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err14);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 300 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/frecuenciaCardiaca",keyword:"maximum",params:{comparison: "<=", limit: 300}};
(vErrors ??= []).push(err15);
errors++;
}
if(data6 < 10 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/frecuenciaCardiaca",keyword:"minimum",params:{comparison: ">=", limit: 10}};
(vErrors ??= []).push(err16);
errors++;
}
}
}
if(data.llenadoCapilarSeg !== undefined){
let data7 = data.llenadoCapilarSeg;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err17 = {instancePath:instancePath+"/llenadoCapilarSeg",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err17);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 10 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/llenadoCapilarSeg",keyword:"maximum",params:{comparison: "<=", limit: 10}};
(vErrors ??= []).push(err18);
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/llenadoCapilarSeg",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err19);
errors++;
}
}
}
if(data.frecuenciaRespiratoria !== undefined){
let data8 = data.frecuenciaRespiratoria;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err20 = {instancePath:instancePath+"/frecuenciaRespiratoria",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err20);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 100 || isNaN(data8)){
const err21 = {instancePath:instancePath+"/frecuenciaRespiratoria",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err21);
errors++;
}
if(data8 < 3 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/frecuenciaRespiratoria",keyword:"minimum",params:{comparison: ">=", limit: 3}};
(vErrors ??= []).push(err22);
errors++;
}
}
}
if(data.spo2 !== undefined){
let data9 = data.spo2;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err23 = {instancePath:instancePath+"/spo2",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err23);
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100 || isNaN(data9)){
const err24 = {instancePath:instancePath+"/spo2",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err24);
errors++;
}
if(data9 < 30 || isNaN(data9)){
const err25 = {instancePath:instancePath+"/spo2",keyword:"minimum",params:{comparison: ">=", limit: 30}};
(vErrors ??= []).push(err25);
errors++;
}
}
}
if(data.oxigenoSuplementario !== undefined){
if(typeof data.oxigenoSuplementario !== "boolean"){
const err26 = {instancePath:instancePath+"/oxigenoSuplementario",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.dispositivoOxigeno !== undefined){
let data11 = data.dispositivoOxigeno;
if(typeof data11 !== "string"){
const err27 = {instancePath:instancePath+"/dispositivoOxigeno",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err27);
errors++;
}
if(!((((((data11 === "PUNTAS_NASALES") || (data11 === "MASCARILLA")) || (data11 === "VENTURI")) || (data11 === "RESERVORIO")) || (data11 === "ALTO_FLUJO")) || (data11 === "VENTILACION"))){
const err28 = {instancePath:instancePath+"/dispositivoOxigeno",keyword:"enum",params:{}};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data.flujoLpm !== undefined){
let data12 = data.flujoLpm;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 70 || isNaN(data12)){
const err29 = {instancePath:instancePath+"/flujoLpm",keyword:"maximum",params:{comparison: "<=", limit: 70}};
(vErrors ??= []).push(err29);
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err30 = {instancePath:instancePath+"/flujoLpm",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err30);
errors++;
}
if(decimalPlaces(data12) > 1){
const err31 = {instancePath:instancePath+"/flujoLpm",keyword:"multipleOf",params:{multipleOf: 0.1}};
(vErrors ??= []).push(err31);
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/flujoLpm",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err32);
errors++;
}
}
if(data.fio2 !== undefined){
let data13 = data.fio2;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err33 = {instancePath:instancePath+"/fio2",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err33);
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 100 || isNaN(data13)){
const err34 = {instancePath:instancePath+"/fio2",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err34);
errors++;
}
if(data13 < 21 || isNaN(data13)){
const err35 = {instancePath:instancePath+"/fio2",keyword:"minimum",params:{comparison: ">=", limit: 21}};
(vErrors ??= []).push(err35);
errors++;
}
}
}
if(data.escalaSpo2 !== undefined){
let data14 = data.escalaSpo2;
if(typeof data14 !== "string"){
const err36 = {instancePath:instancePath+"/escalaSpo2",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err36);
errors++;
}
if(!((data14 === "ESCALA_1") || (data14 === "ESCALA_2"))){
const err37 = {instancePath:instancePath+"/escalaSpo2",keyword:"enum",params:{}};
(vErrors ??= []).push(err37);
errors++;
}
}
if(data.temperatura !== undefined){
let data15 = data.temperatura;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 45 || isNaN(data15)){
const err38 = {instancePath:instancePath+"/temperatura",keyword:"maximum",params:{comparison: "<=", limit: 45}};
(vErrors ??= []).push(err38);
errors++;
}
if(data15 < 25 || isNaN(data15)){
const err39 = {instancePath:instancePath+"/temperatura",keyword:"minimum",params:{comparison: ">=", limit: 25}};
(vErrors ??= []).push(err39);
errors++;
}
if(decimalPlaces(data15) > 1){
const err40 = {instancePath:instancePath+"/temperatura",keyword:"multipleOf",params:{multipleOf: 0.1}};
(vErrors ??= []).push(err40);
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/temperatura",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err41);
errors++;
}
}
if(data.viaTemperatura !== undefined){
let data16 = data.viaTemperatura;
if(typeof data16 !== "string"){
const err42 = {instancePath:instancePath+"/viaTemperatura",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err42);
errors++;
}
if(!((((data16 === "AXILAR") || (data16 === "ORAL")) || (data16 === "RECTAL")) || (data16 === "TIMPANICA"))){
const err43 = {instancePath:instancePath+"/viaTemperatura",keyword:"enum",params:{}};
(vErrors ??= []).push(err43);
errors++;
}
}
if(data.glucosaCapilar !== undefined){
let data17 = data.glucosaCapilar;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err44 = {instancePath:instancePath+"/glucosaCapilar",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err44);
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 900 || isNaN(data17)){
const err45 = {instancePath:instancePath+"/glucosaCapilar",keyword:"maximum",params:{comparison: "<=", limit: 900}};
(vErrors ??= []).push(err45);
errors++;
}
if(data17 < 10 || isNaN(data17)){
const err46 = {instancePath:instancePath+"/glucosaCapilar",keyword:"minimum",params:{comparison: ">=", limit: 10}};
(vErrors ??= []).push(err46);
errors++;
}
}
}
if(data.dolor !== undefined){
let data18 = data.dolor;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err47 = {instancePath:instancePath+"/dolor",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err47);
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 10 || isNaN(data18)){
const err48 = {instancePath:instancePath+"/dolor",keyword:"maximum",params:{comparison: "<=", limit: 10}};
(vErrors ??= []).push(err48);
errors++;
}
if(data18 < 0 || isNaN(data18)){
const err49 = {instancePath:instancePath+"/dolor",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err49);
errors++;
}
}
}
if(data.diaforesis !== undefined){
let data19 = data.diaforesis;
if(typeof data19 !== "string"){
const err50 = {instancePath:instancePath+"/diaforesis",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err50);
errors++;
}
if(!((((data19 === "AUSENTE") || (data19 === "LEVE")) || (data19 === "MODERADA")) || (data19 === "PROFUSA"))){
const err51 = {instancePath:instancePath+"/diaforesis",keyword:"enum",params:{}};
(vErrors ??= []).push(err51);
errors++;
}
}
if(data.peso !== undefined){
let data20 = data.peso;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 400 || isNaN(data20)){
const err52 = {instancePath:instancePath+"/peso",keyword:"maximum",params:{comparison: "<=", limit: 400}};
(vErrors ??= []).push(err52);
errors++;
}
if(data20 < 0.3 || isNaN(data20)){
const err53 = {instancePath:instancePath+"/peso",keyword:"minimum",params:{comparison: ">=", limit: 0.3}};
(vErrors ??= []).push(err53);
errors++;
}
if(decimalPlaces(data20) > 3){
const err54 = {instancePath:instancePath+"/peso",keyword:"multipleOf",params:{multipleOf: 0.001}};
(vErrors ??= []).push(err54);
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/peso",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err55);
errors++;
}
}
if(data.talla !== undefined){
let data21 = data.talla;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 250 || isNaN(data21)){
const err56 = {instancePath:instancePath+"/talla",keyword:"maximum",params:{comparison: "<=", limit: 250}};
(vErrors ??= []).push(err56);
errors++;
}
if(data21 < 20 || isNaN(data21)){
const err57 = {instancePath:instancePath+"/talla",keyword:"minimum",params:{comparison: ">=", limit: 20}};
(vErrors ??= []).push(err57);
errors++;
}
if(decimalPlaces(data21) > 1){
const err58 = {instancePath:instancePath+"/talla",keyword:"multipleOf",params:{multipleOf: 0.1}};
(vErrors ??= []).push(err58);
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/talla",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err59);
errors++;
}
}
if(data.perimetroCefalico !== undefined){
let data22 = data.perimetroCefalico;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 70 || isNaN(data22)){
const err60 = {instancePath:instancePath+"/perimetroCefalico",keyword:"maximum",params:{comparison: "<=", limit: 70}};
(vErrors ??= []).push(err60);
errors++;
}
if(data22 < 20 || isNaN(data22)){
const err61 = {instancePath:instancePath+"/perimetroCefalico",keyword:"minimum",params:{comparison: ">=", limit: 20}};
(vErrors ??= []).push(err61);
errors++;
}
if(decimalPlaces(data22) > 1){
const err62 = {instancePath:instancePath+"/perimetroCefalico",keyword:"multipleOf",params:{multipleOf: 0.1}};
(vErrors ??= []).push(err62);
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/perimetroCefalico",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err63);
errors++;
}
}
if(data.perimetroAbdominal !== undefined){
let data23 = data.perimetroAbdominal;
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 250 || isNaN(data23)){
const err64 = {instancePath:instancePath+"/perimetroAbdominal",keyword:"maximum",params:{comparison: "<=", limit: 250}};
(vErrors ??= []).push(err64);
errors++;
}
if(data23 < 30 || isNaN(data23)){
const err65 = {instancePath:instancePath+"/perimetroAbdominal",keyword:"minimum",params:{comparison: ">=", limit: 30}};
(vErrors ??= []).push(err65);
errors++;
}
if(decimalPlaces(data23) > 1){
const err66 = {instancePath:instancePath+"/perimetroAbdominal",keyword:"multipleOf",params:{multipleOf: 0.1}};
(vErrors ??= []).push(err66);
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/perimetroAbdominal",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err67);
errors++;
}
}
if(data.pliegue !== undefined){
let data24 = data.pliegue;
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 10 || isNaN(data24)){
const err68 = {instancePath:instancePath+"/pliegue",keyword:"maximum",params:{comparison: "<=", limit: 10}};
(vErrors ??= []).push(err68);
errors++;
}
if(data24 < 0 || isNaN(data24)){
const err69 = {instancePath:instancePath+"/pliegue",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err69);
errors++;
}
if(decimalPlaces(data24) > 1){
const err70 = {instancePath:instancePath+"/pliegue",keyword:"multipleOf",params:{multipleOf: 0.1}};
(vErrors ??= []).push(err70);
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/pliegue",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err71);
errors++;
}
}
if(data.conciencia !== undefined){
let data25 = data.conciencia;
if(typeof data25 !== "string"){
const err72 = {instancePath:instancePath+"/conciencia",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err72);
errors++;
}
if(!(((((data25 === "A") || (data25 === "C")) || (data25 === "V")) || (data25 === "P")) || (data25 === "U"))){
const err73 = {instancePath:instancePath+"/conciencia",keyword:"enum",params:{}};
(vErrors ??= []).push(err73);
errors++;
}
}
if(data.glasgowOcular !== undefined){
let data26 = data.glasgowOcular;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err74 = {instancePath:instancePath+"/glasgowOcular",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err74);
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 4 || isNaN(data26)){
const err75 = {instancePath:instancePath+"/glasgowOcular",keyword:"maximum",params:{comparison: "<=", limit: 4}};
(vErrors ??= []).push(err75);
errors++;
}
if(data26 < 1 || isNaN(data26)){
const err76 = {instancePath:instancePath+"/glasgowOcular",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err76);
errors++;
}
}
}
if(data.verbalNoValorable !== undefined){
if(typeof data.verbalNoValorable !== "boolean"){
const err77 = {instancePath:instancePath+"/verbalNoValorable",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err77);
errors++;
}
}
if(data.glasgowVerbal !== undefined){
let data28 = data.glasgowVerbal;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err78 = {instancePath:instancePath+"/glasgowVerbal",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err78);
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 5 || isNaN(data28)){
const err79 = {instancePath:instancePath+"/glasgowVerbal",keyword:"maximum",params:{comparison: "<=", limit: 5}};
(vErrors ??= []).push(err79);
errors++;
}
if(data28 < 1 || isNaN(data28)){
const err80 = {instancePath:instancePath+"/glasgowVerbal",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err80);
errors++;
}
}
}
if(data.glasgowMotora !== undefined){
let data29 = data.glasgowMotora;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err81 = {instancePath:instancePath+"/glasgowMotora",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err81);
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 6 || isNaN(data29)){
const err82 = {instancePath:instancePath+"/glasgowMotora",keyword:"maximum",params:{comparison: "<=", limit: 6}};
(vErrors ??= []).push(err82);
errors++;
}
if(data29 < 1 || isNaN(data29)){
const err83 = {instancePath:instancePath+"/glasgowMotora",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err83);
errors++;
}
}
}
if(data.pupilaIzq !== undefined){
let data30 = data.pupilaIzq;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key1 in data30){
if(!((key1 === "mm") || (key1 === "reaccion"))){
const err84 = {instancePath:instancePath+"/pupilaIzq",keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err84);
errors++;
}
}
if(data30.mm !== undefined){
let data31 = data30.mm;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err85 = {instancePath:instancePath+"/pupilaIzq/mm",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err85);
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 8 || isNaN(data31)){
const err86 = {instancePath:instancePath+"/pupilaIzq/mm",keyword:"maximum",params:{comparison: "<=", limit: 8}};
(vErrors ??= []).push(err86);
errors++;
}
if(data31 < 0 || isNaN(data31)){
const err87 = {instancePath:instancePath+"/pupilaIzq/mm",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err87);
errors++;
}
}
}
if(data30.reaccion !== undefined){
let data32 = data30.reaccion;
if(typeof data32 !== "string"){
const err88 = {instancePath:instancePath+"/pupilaIzq/reaccion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err88);
errors++;
}
if(!(((data32 === "NORMAL") || (data32 === "LENTA")) || (data32 === "AUSENTE"))){
const err89 = {instancePath:instancePath+"/pupilaIzq/reaccion",keyword:"enum",params:{}};
(vErrors ??= []).push(err89);
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/pupilaIzq",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err90);
errors++;
}
}
if(data.pupilaDer !== undefined){
let data33 = data.pupilaDer;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
for(const key2 in data33){
if(!((key2 === "mm") || (key2 === "reaccion"))){
const err91 = {instancePath:instancePath+"/pupilaDer",keyword:"additionalProperties",params:{additionalProperty: key2}};
(vErrors ??= []).push(err91);
errors++;
}
}
if(data33.mm !== undefined){
let data34 = data33.mm;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err92 = {instancePath:instancePath+"/pupilaDer/mm",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err92);
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 8 || isNaN(data34)){
const err93 = {instancePath:instancePath+"/pupilaDer/mm",keyword:"maximum",params:{comparison: "<=", limit: 8}};
(vErrors ??= []).push(err93);
errors++;
}
if(data34 < 0 || isNaN(data34)){
const err94 = {instancePath:instancePath+"/pupilaDer/mm",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err94);
errors++;
}
}
}
if(data33.reaccion !== undefined){
let data35 = data33.reaccion;
if(typeof data35 !== "string"){
const err95 = {instancePath:instancePath+"/pupilaDer/reaccion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err95);
errors++;
}
if(!(((data35 === "NORMAL") || (data35 === "LENTA")) || (data35 === "AUSENTE"))){
const err96 = {instancePath:instancePath+"/pupilaDer/reaccion",keyword:"enum",params:{}};
(vErrors ??= []).push(err96);
errors++;
}
}
}
else {
const err97 = {instancePath:instancePath+"/pupilaDer",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err97);
errors++;
}
}
if(data.evacuaciones !== undefined){
let data36 = data.evacuaciones;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err98 = {instancePath:instancePath+"/evacuaciones",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err98);
errors++;
}
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 > 100 || isNaN(data36)){
const err99 = {instancePath:instancePath+"/evacuaciones",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err99);
errors++;
}
if(data36 < 0 || isNaN(data36)){
const err100 = {instancePath:instancePath+"/evacuaciones",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err100);
errors++;
}
}
}
if(data.liquidos !== undefined){
let data37 = data.liquidos;
if(Array.isArray(data37)){
if(data37.length > 11){
const err101 = {instancePath:instancePath+"/liquidos",keyword:"maxItems",params:{limit: 11}};
(vErrors ??= []).push(err101);
errors++;
}
const len0 = data37.length;
for(let i0=0; i0<len0; i0++){
let data38 = data37[i0];
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.tipo === undefined){
const err102 = {instancePath:instancePath+"/liquidos/" + i0,keyword:"required",params:{missingProperty: "tipo"}};
(vErrors ??= []).push(err102);
errors++;
}
if(data38.ml === undefined){
const err103 = {instancePath:instancePath+"/liquidos/" + i0,keyword:"required",params:{missingProperty: "ml"}};
(vErrors ??= []).push(err103);
errors++;
}
for(const key3 in data38){
if(!(((key3 === "signosLiquidoId") || (key3 === "tipo")) || (key3 === "ml"))){
const err104 = {instancePath:instancePath+"/liquidos/" + i0,keyword:"additionalProperties",params:{additionalProperty: key3}};
(vErrors ??= []).push(err104);
errors++;
}
}
if(data38.signosLiquidoId !== undefined){
let data39 = data38.signosLiquidoId;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
const err105 = {instancePath:instancePath+"/liquidos/" + i0+"/signosLiquidoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err105);
errors++;
}
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 < 1 || isNaN(data39)){
const err106 = {instancePath:instancePath+"/liquidos/" + i0+"/signosLiquidoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err106);
errors++;
}
}
}
if(data38.tipo !== undefined){
let data40 = data38.tipo;
if(typeof data40 !== "string"){
const err107 = {instancePath:instancePath+"/liquidos/" + i0+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err107);
errors++;
}
if(!(((((((((((data40 === "VIA_ORAL") || (data40 === "SONDA")) || (data40 === "INTRAVENOSA")) || (data40 === "HEMODERIVADOS")) || (data40 === "OTRO_INGRESO")) || (data40 === "ORINA")) || (data40 === "EVACUACION")) || (data40 === "VOMITO")) || (data40 === "DRENAJE")) || (data40 === "SANGRADO")) || (data40 === "OTRO_EGRESO"))){
const err108 = {instancePath:instancePath+"/liquidos/" + i0+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err108);
errors++;
}
}
if(data38.ml !== undefined){
let data41 = data38.ml;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err109 = {instancePath:instancePath+"/liquidos/" + i0+"/ml",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err109);
errors++;
}
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 > 20000 || isNaN(data41)){
const err110 = {instancePath:instancePath+"/liquidos/" + i0+"/ml",keyword:"maximum",params:{comparison: "<=", limit: 20000}};
(vErrors ??= []).push(err110);
errors++;
}
if(data41 < 1 || isNaN(data41)){
const err111 = {instancePath:instancePath+"/liquidos/" + i0+"/ml",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err111);
errors++;
}
}
}
}
else {
const err112 = {instancePath:instancePath+"/liquidos/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err112);
errors++;
}
}
}
else {
const err113 = {instancePath:instancePath+"/liquidos",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err113);
errors++;
}
}
if(data.uresisMl !== undefined){
let data42 = data.uresisMl;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
const err114 = {instancePath:instancePath+"/uresisMl",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err114);
errors++;
}
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 > 20000 || isNaN(data42)){
const err115 = {instancePath:instancePath+"/uresisMl",keyword:"maximum",params:{comparison: "<=", limit: 20000}};
(vErrors ??= []).push(err115);
errors++;
}
if(data42 < 0 || isNaN(data42)){
const err116 = {instancePath:instancePath+"/uresisMl",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err116);
errors++;
}
}
}
if(data.ingresosMl !== undefined){
let data43 = data.ingresosMl;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
const err117 = {instancePath:instancePath+"/ingresosMl",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err117);
errors++;
}
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 > 20000 || isNaN(data43)){
const err118 = {instancePath:instancePath+"/ingresosMl",keyword:"maximum",params:{comparison: "<=", limit: 20000}};
(vErrors ??= []).push(err118);
errors++;
}
if(data43 < 0 || isNaN(data43)){
const err119 = {instancePath:instancePath+"/ingresosMl",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err119);
errors++;
}
}
}
if(data.egresosMl !== undefined){
let data44 = data.egresosMl;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
const err120 = {instancePath:instancePath+"/egresosMl",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err120);
errors++;
}
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 > 20000 || isNaN(data44)){
const err121 = {instancePath:instancePath+"/egresosMl",keyword:"maximum",params:{comparison: "<=", limit: 20000}};
(vErrors ??= []).push(err121);
errors++;
}
if(data44 < 0 || isNaN(data44)){
const err122 = {instancePath:instancePath+"/egresosMl",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err122);
errors++;
}
}
}
if(data.confirmados !== undefined){
let data45 = data.confirmados;
if(Array.isArray(data45)){
if(data45.length > 16){
const err123 = {instancePath:instancePath+"/confirmados",keyword:"maxItems",params:{limit: 16}};
(vErrors ??= []).push(err123);
errors++;
}
const len1 = data45.length;
for(let i1=0; i1<len1; i1++){
let data46 = data45[i1];
if(typeof data46 !== "string"){
const err124 = {instancePath:instancePath+"/confirmados/" + i1,keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err124);
errors++;
}
if(!((((((((((((((((data46 === "tas") || (data46 === "tad")) || (data46 === "frecuenciaCardiaca")) || (data46 === "frecuenciaRespiratoria")) || (data46 === "spo2")) || (data46 === "temperatura")) || (data46 === "glucosaCapilar")) || (data46 === "dolor")) || (data46 === "llenadoCapilarSeg")) || (data46 === "peso")) || (data46 === "talla")) || (data46 === "perimetroCefalico")) || (data46 === "imc")) || (data46 === "glasgow")) || (data46 === "conciencia")) || (data46 === "diaforesis"))){
const err125 = {instancePath:instancePath+"/confirmados/" + i1,keyword:"enum",params:{}};
(vErrors ??= []).push(err125);
errors++;
}
}
let i2 = data45.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data45[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err126 = {instancePath:instancePath+"/confirmados",keyword:"uniqueItems",params:{i: i2, j: j0}};
(vErrors ??= []).push(err126);
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err127 = {instancePath:instancePath+"/confirmados",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err127);
errors++;
}
}
if(data.observaciones !== undefined){
let data47 = data.observaciones;
if(typeof data47 === "string"){
if(func1(data47) > 4000){
const err128 = {instancePath:instancePath+"/observaciones",keyword:"maxLength",params:{limit: 4000}};
(vErrors ??= []).push(err128);
errors++;
}
}
else {
const err129 = {instancePath:instancePath+"/observaciones",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err129);
errors++;
}
}
}
else {
const err130 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err130);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
